import Foundation
import Synchronization

/// The folders in which resources are searched.
package enum ResourceBundles {
  private static let beside = Mutex<[String]?>(nil)

  /// The folder of a bundle's resources. Without a bundle: that of the main bundle, then those of the resource bundles
  /// that SwiftPM puts next to an executable.
  package static func folders(of bundle: Bundle?) -> [String] {
    if let bundle, bundle != .main { return [bundle.resourcePath ?? bundle.bundlePath] }
    return [Bundle.main.resourcePath ?? Bundle.main.bundlePath] + besideExecutable()
  }

  private static func besideExecutable() -> [String] {
    beside.withLock { beside in
      if let beside { return beside }
      var found: [String] = []
      let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
      for folder in Set([executable?.deletingLastPathComponent().path, Bundle.main.bundlePath].compactMap { $0 }) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        found += entries.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
      }
      beside = found
      return found
    }
  }
}
