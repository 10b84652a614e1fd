import Foundation

/// UIKit for Linux as `make install` installs it.
public struct Installation {
  /// The folder `lib/trestle`.
  public let folder: URL

  /// Takes the folder that the environment variable `TRESTLE_LIBRARY` names, or `../lib/trestle` from the program's
  /// folder.
  public init(environment: [String: String], program: URL) throws {
    let beside = program.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/trestle")
    folder = environment["TRESTLE_LIBRARY"].map { URL(fileURLWithPath: $0) } ?? beside
    guard FileManager.default.fileExists(atPath: library.path) else {
      throw AppFault("there is no UIKit at \(folder.path); `make install` puts it there, TRESTLE_LIBRARY names another")
    }
  }

  var library: URL { folder.appendingPathComponent("libTrestle.a") }

  private var testingLibrary: URL { folder.appendingPathComponent("libTrestleTesting.a") }

  /// Identifies the installed UIKit, by the path and date of its library.
  var state: String { "\(library.path) \(Self.date(library))" }

  /// The time of a file's last change, in seconds; 0 where there is none.
  static func date(_ url: URL) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
  }

  /// The options by which the compiler finds the modules.
  public var compilerOptions: [String] {
    let clang = folder.appendingPathComponent("clang")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: clang.path)) ?? []
    return ["-I", folder.appendingPathComponent("modules").path]
      + names.sorted().flatMap { name in
        ["-Xcc", "-fmodule-map-file=\(clang.path)/\(name)/module.modulemap", "-Xcc", "-I\(clang.path)/\(name)"]
      }
      + Self.packageConfig("--cflags").filter { $0.hasPrefix("-I") }.flatMap { ["-Xcc", $0] }
  }

  /// The options that link a program with all of UIKit and the libraries that UIKit uses. All of it, because
  /// storyboards name classes that no code names.
  var linkerOptions: [String] {
    // The testing library is linked only as far as the program uses it, because it needs a library that apps lack.
    ["--whole-archive", library.path, "--no-whole-archive", testingLibrary.path].flatMap { ["-Xlinker", $0] }
      + Self.packageConfig("--libs").filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
      + Self.libraries.map { "-l" + $0 }
  }

  /// Libraries that pkg-config does not list: ICU of the toolchain, and C++'s for the physics of dynamic animators
  /// (Box2D).
  private static let libraries = ["_FoundationICU", "stdc++"]

  private static func packageConfig(_ option: String) -> [String] {
    let result = try? Tool.run("pkg-config", [option, "pangocairo", "cairo", "box2d"])
    return (result?.output ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
