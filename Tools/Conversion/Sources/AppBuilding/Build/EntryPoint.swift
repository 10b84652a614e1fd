import Foundation

/// The entry point for an app whose sources have none, such as a single file with a view controller.
struct EntryPoint {
  private let app: Module
  private let hasStoryboard: Bool

  /// - Parameter hasStoryboard: Whether the first window is made from a storyboard.
  init(_ app: Module, hasStoryboard: Bool) {
    self.app = app
    self.hasStoryboard = hasStoryboard
  }

  /// Whether the sources have an entry point: `main.swift`, `@main` or `@UIApplicationMain`.
  var isThere: Bool {
    app.sources.contains { $0.lastPathComponent == "main.swift" }
      || app.texts.contains { $0.contains("@main") || $0.contains("@UIApplicationMain") }
  }

  /// An app delegate that shows one of the view controllers, or leaves that to the storyboard; nil if the sources have
  /// an entry point.
  func generated() throws -> Module.Generated? {
    if isThere { return nil }
    if hasStoryboard { return Module.Generated(name: "EntryPoint.swift", text: Self.storyboardText) }
    guard let controller = RootController.choose(among: app.texts) else {
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

  private static let storyboardText = """
    import UIKit

    @main
    final class EntryPointAppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    """

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
