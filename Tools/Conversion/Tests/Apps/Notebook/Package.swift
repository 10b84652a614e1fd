// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Notebook",
  targets: [.target(name: "Notebook"), .testTarget(name: "NotebookTests", dependencies: ["Notebook"])])
