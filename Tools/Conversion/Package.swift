// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder of the toolchain that has SwiftSyntax, found by the `swift` on PATH.
let host: String = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  let compilers = folders.map { $0 + "/swift" }.filter { FileManager.default.isExecutableFile(atPath: $0) }
  guard let compiler = compilers.first else { fatalError("There is no swift on PATH.") }
  let file = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
  return file.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
}()

/// "make test" sets the variable: sources are read once, not by a pass for the module and by others for its files.
let wholeModules =
  Context.environment["TRESTLE_TEST_RUN"] == nil
  ? [] : ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]

let swift: [SwiftSetting] = [.unsafeFlags(["-I", host] + wholeModules)]
let linker: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

let package = Package(
  name: "Conversion",
  products: [
    .library(name: "Conversion", targets: ["Conversion"]), .executable(name: "trestle", targets: ["trestle"]),
  ],
  targets: [
    .target(name: "Conversion", swiftSettings: swift, linkerSettings: linker),
    .target(name: "AppBuilding", dependencies: ["Conversion"], swiftSettings: swift),
    .executableTarget(
      name: "trestle", dependencies: ["AppBuilding", "Conversion"], swiftSettings: swift, linkerSettings: linker),
    // Random numbers for both suites.
    .target(name: "Seeding", path: "Tests/Seeding", swiftSettings: swift),
    .testTarget(
      name: "AppBuildingTests", dependencies: ["AppBuilding", "Seeding"], swiftSettings: swift, linkerSettings: linker),
    .testTarget(
      name: "ConversionTests", dependencies: ["AppBuilding", "Conversion", "Seeding"],
      exclude: ["Fixtures", "Goldens", "Programs"], swiftSettings: swift, linkerSettings: linker),
  ],
  swiftLanguageModes: [.v6]
)
