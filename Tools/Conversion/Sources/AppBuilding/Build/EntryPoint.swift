import Foundation

/// The start of an app whose sources have none, such as one file with a view controller.
struct EntryPoint {
  private let app: Module

  init(_ app: Module) { self.app = app }

  /// Whether the sources start by themselves.
  var isThere: Bool {
    app.sources.contains { $0.lastPathComponent == "main.swift" }
      || texts.contains { $0.contains("@main") || $0.contains("@UIApplicationMain") }
  }

  private var texts: [String] {
    app.sources.map { (try? Data(contentsOf: $0)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
      + app.generated.map(\.text)
  }

  /// An app's delegate that shows the first view controller; nil where the sources start by themselves.
  func generated() throws -> Module.Generated? {
    if isThere { return nil }
    guard let controller = texts.lazy.compactMap(Self.firstController).first else {
      throw AppFault("\(app.name) has neither @main nor a view controller to show")
    }
    return Module.Generated(name: "EntryPoint.swift", text: Self.text(showing: controller))
  }

  /// A view controller that an app can begin with.
  struct Controller: Equatable {
    var name: String
    /// Whether it holds other controllers: it is shown without a navigation controller around it.
    var isContainer = false
  }

  /// UIKit's controllers that fill a window.
  private static let containers: Set<String> = [
    "UITabBarController", "UINavigationController", "UISplitViewController", "UIHostingController",
  ]

  /// The first class whose superclass is some view controller.
  static func firstController(in source: String) -> Controller? {
    let words = source.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == ".") }.map(String.init)
    for (place, word) in words.enumerated() where word == "class" && place + 2 < words.count {
      let name = words[place + 1]
      let rest = words[(place + 2)...].prefix(2).joined(separator: " ")
      guard name.hasSuffix(":") || rest.hasPrefix(":") else { continue }
      let superclass = rest.split { $0 == ":" || $0 == " " }.first.map(String.init) ?? ""
      let isContainer = containers.contains(superclass.split(separator: ".").last.map(String.init) ?? "")
      guard isContainer || superclass.hasSuffix("ViewController") else { continue }
      return name.split(separator: ":").first.map { Controller(name: String($0), isContainer: isContainer) }
    }
    return nil
  }

  private static func text(showing controller: Controller) -> String {
    let made = "\(controller.name)()"
    let root = controller.isContainer ? made : "UINavigationController(rootViewController: \(made))"
    return """
      import UIKit

      @main
      final class EntryPointAppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = \(root)
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }

      """
  }
}
