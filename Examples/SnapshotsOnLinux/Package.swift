// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SnapshotsOnLinux",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: [.library(name: "Recipes", targets: ["Recipes"])],
  // In a package of your own: .package(url: "https://…/Trestle.git", from: "…")
  dependencies: [.package(name: "Trestle", path: "../..")],
  targets: [
    // The screens of the app. The app's own target, in Xcode, has this package as a dependency.
    .target(name: "Recipes", dependencies: [.product(name: "PortableUIKit", package: "Trestle")]),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["Recipes", .product(name: "TrestleTesting", package: "Trestle")],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
