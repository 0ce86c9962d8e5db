/// Every declaration that a program can see: those of the native libraries (parsed as they are asked for) and its own.
///
/// One world belongs to one program and one evaluation at a time.
package final class World: @unchecked Sendable {
    package let libraries: [NativeLibrary]

    package init(libraries: [NativeLibrary]) {
        self.libraries = libraries
    }
}
