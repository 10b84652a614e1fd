import UIKit

/// Shows the list of screens, with the requested screen on top of it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The screens of SwiftUI, set before the app starts: UIKit makes its delegate without arguments.
  static var views: (any ViewScreens)!

  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let launch = (try? GalleryLaunch(arguments: Array(CommandLine.arguments.dropFirst()))) ?? GalleryLaunch()
    let content = GalleryContent(
      feedPath: launch.feedPath ?? GalleryResources.feedPath,
      packagesPath: launch.packagesPath ?? PackagesFile.systemPath, playgroundPath: launch.playgroundPath,
      shop: launch.shop, views: Self.views,
      isLive: !launch.asksForOneAnswer && GalleryPictures.isDisplayNamed)
    if launch.screen == .feed, content.feed.rows.isEmpty { exit(2) }
    if launch.screen == .packages, content.packages.packages.isEmpty { exit(2) }
    if launch.screen == .playground, content.playground.list == nil { exit(2) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Self.makeRoot(launch.screen, content)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The list of screens with a screen on top of it.
  static func makeRoot(_ screen: GalleryScreen?, _ content: GalleryContent) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ScreenListController(content: content))
    navigation.navigationBar.prefersLargeTitles = true
    if let screen { navigation.pushViewController(screen.makeViewController(content), animated: false) }
    return navigation
  }
}
