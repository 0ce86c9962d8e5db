struct Rect { var w: Double, h: Double }
func run() {
    let r = Rect(w: 3, h: 4)
    var area: Double { r.w * r.h }
    var diagonal: Double {
        let a = r.w * r.w
        let b = r.h * r.h
        return (a + b).squareRoot()
    }
    print(area, diagonal)
    var celsius = 20.0
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    print(fahrenheit)
    fahrenheit = 212
    print(celsius)
    fahrenheit += 18
    print(celsius)
    let closure = { area + celsius }
    print(closure())
}
