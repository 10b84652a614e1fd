// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "PlantCare",
  platforms: [.iOS(.v17)],
  products: [.library(name: "PlantCare", targets: ["PlantCare"])],
  targets: [
    .target(name: "PlantCare", resources: [.process("Resources")]),
    .testTarget(name: "PlantCareTests", dependencies: ["PlantCare"]),
  ]
)
