// The functions of the module simd for vectors of numbers.

public func simd_dot<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { (x * y).sum() }
public func simd_length_squared<S: FloatingPoint>(_ x: SIMD2<S>) -> S { (x * x).sum() }
public func simd_length<S: FloatingPoint>(_ x: SIMD2<S>) -> S { (x * x).sum().squareRoot() }
public func simd_distance<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { simd_length(x - y) }
public func simd_normalize<S: FloatingPoint>(_ x: SIMD2<S>) -> SIMD2<S> { x / simd_length(x) }
public func simd_mix<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>, _ t: SIMD2<S>) -> SIMD2<S> {
    x + (y - x) * t
}

public func simd_dot<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { (x * y).sum() }
public func simd_length_squared<S: FloatingPoint>(_ x: SIMD3<S>) -> S { (x * x).sum() }
public func simd_length<S: FloatingPoint>(_ x: SIMD3<S>) -> S { (x * x).sum().squareRoot() }
public func simd_distance<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { simd_length(x - y) }
public func simd_normalize<S: FloatingPoint>(_ x: SIMD3<S>) -> SIMD3<S> { x / simd_length(x) }
public func simd_mix<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>, _ t: SIMD3<S>) -> SIMD3<S> {
    x + (y - x) * t
}

public func simd_dot<S: FloatingPoint>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { (x * y).sum() }
public func simd_length_squared<S: FloatingPoint>(_ x: SIMD4<S>) -> S { (x * x).sum() }
public func simd_length<S: FloatingPoint>(_ x: SIMD4<S>) -> S { (x * x).sum().squareRoot() }
public func simd_distance<S: FloatingPoint>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { simd_length(x - y) }
public func simd_normalize<S: FloatingPoint>(_ x: SIMD4<S>) -> SIMD4<S> { x / simd_length(x) }
public func simd_mix<S: FloatingPoint>(_ x: SIMD4<S>, _ y: SIMD4<S>, _ t: SIMD4<S>) -> SIMD4<S> {
    x + (y - x) * t
}

public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
