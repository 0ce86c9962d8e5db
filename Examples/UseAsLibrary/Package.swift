// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "UseAsLibrary",
    dependencies: [.package(name: "Easel", path: "../..")],
    targets: [
        .executableTarget(
            name: "UseAsLibrary",
            dependencies: [
                .product(name: "SwiftUI", package: "Easel"), .product(name: "Rendering", package: "Easel"),
            ])
    ]
)
