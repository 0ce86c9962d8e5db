// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SnapshotTests",
    dependencies: [
        // A package of one's own names a URL and a version here.
        .package(name: "Easel", path: "../..")
    ],
    targets: [
        .target(name: "Weather", dependencies: [.product(name: "SwiftUI", package: "Easel")]),
        .testTarget(
            name: "WeatherTests",
            dependencies: ["Weather", .product(name: "Snapshots", package: "Easel")]),
    ],
    swiftLanguageModes: [.v6]
)
