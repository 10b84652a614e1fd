import Foundation

/// The start of an app whose sources have none, such as one file with a view controller.
struct EntryPoint {
  private let app: AppFolder

  init(_ app: AppFolder) {
    self.app = app
  }

  /// Writes an app's delegate that shows the first view controller; nil where the sources start by themselves.
  func write(into folder: URL) throws -> URL? {
    let texts = try app.sources.map { try String(contentsOf: $0, encoding: .utf8) }
    if app.sources.contains(where: { $0.lastPathComponent == "main.swift" }) { return nil }
    if texts.contains(where: { $0.contains("@main") || $0.contains("@UIApplicationMain") }) { return nil }
    guard let controller = texts.lazy.compactMap(Self.firstController).first else {
      throw AppFault("\(app.url.path) has neither @main nor a view controller to show")
    }
    let file = folder.appendingPathComponent("\(app.module)EntryPoint.swift")
    let text = Self.text(showing: controller)
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return file
  }

  /// The name of the first class whose superclass is some view controller.
  static func firstController(in source: String) -> String? {
    let words = source.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == ".") }.map(String.init)
    for (place, word) in words.enumerated() where word == "class" && place + 2 < words.count {
      let name = words[place + 1]
      let rest = words[(place + 2)...].prefix(2).joined(separator: " ")
      guard name.hasSuffix(":") || rest.hasPrefix(":") else { continue }
      let superclass = rest.split { $0 == ":" || $0 == " " }.first.map(String.init) ?? ""
      if superclass.hasSuffix("ViewController") { return name.split(separator: ":").first.map(String.init) }
    }
    return nil
  }

  private static func text(showing controller: String) -> String {
    """
    import UIKit

    @main
    final class EntryPointAppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: \(controller)())
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    """
  }
}
