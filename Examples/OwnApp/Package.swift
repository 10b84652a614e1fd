// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "OwnApp",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Trestle", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnApp",
      dependencies: [.product(name: "PortableUIKit", package: "Trestle")]),
    // A test target that imports UIKit names TrestleTesting; an app target never does.
    .testTarget(
      name: "OwnAppTests",
      dependencies: ["OwnApp", .product(name: "TrestleTesting", package: "Trestle")]),
  ],
  swiftLanguageModes: [.v6]
)
