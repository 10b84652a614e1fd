import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Which controller decides about the status bar, and when it is asked.
@MainActor
struct SystemBarPreferencesTests {
  private final class Styled: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var hides = false
    var asked = 0
    var orientations: UIInterfaceOrientationMask?
    var decider: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle {
      asked += 1
      return style
    }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var childForStatusBarStyle: UIViewController? { decider }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      orientations ?? super.supportedInterfaceOrientations
    }
  }

  private func scene(_ controller: UIViewController) throws -> (MountedScreen, UIWindowScene) {
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 844))
    return (screen, try require(screen.window.windowScene))
  }

  @Test func theRootIsQueriedWhenItAppearsAndOnUpdates() throws {
    let controller = Styled()
    expectEqual(controller.asked, 0)
    let (screen, scene) = try scene(controller)
    defer { withExtendedLifetime(screen) {} }
    let manager = try require(scene.statusBarManager)
    expectEqual(controller.asked, 1)
    expect(manager.statusBarStyle == .lightContent && !manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    controller.style = .darkContent
    controller.hides = true
    expectEqual(manager.statusBarStyle, .lightContent, "not asked yet")
    controller.setNeedsStatusBarAppearanceUpdate()
    expectEqual(controller.asked, 2)
    expect(manager.statusBarStyle == .darkContent && manager.isStatusBarHidden)
    expect(!scene.systemBars.isHomeIndicatorHidden)
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    expect(scene.systemBars.isHomeIndicatorHidden)
  }

  @Test func childForStatusBarStyleDecidesTheStyle() throws {
    let (parent, child) = (Styled(), Styled())
    child.style = .darkContent
    parent.decider = child
    let (screen, scene) = try scene(parent)
    defer { withExtendedLifetime(screen) {} }
    expect(scene.statusBarManager?.statusBarStyle == .darkContent && parent.asked == 0)
  }

  @Test func aNavigationBarDecidesTheStatusBarStyle() throws {
    let top = Styled()
    top.hides = true
    let navigation = UINavigationController(rootViewController: top)
    let (screen, scene) = try scene(navigation)
    defer { withExtendedLifetime(screen) {} }
    let manager = try require(scene.statusBarManager)
    expect(manager.statusBarStyle == .default && manager.isStatusBarHidden)
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    expectEqual(manager.statusBarStyle, .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.setNavigationBarHidden(true, animated: false)
    top.style = .darkContent
    navigation.setNeedsStatusBarAppearanceUpdate()
    expectEqual(manager.statusBarStyle, .darkContent)
  }

  @Test func onlyFullScreenPresentationsControlTheStatusBar() throws {
    let (root, sheet, cover) = (Styled(), Styled(), Styled())
    sheet.style = .darkContent
    cover.style = .default
    let (screen, scene) = try scene(root)
    let manager = try require(scene.statusBarManager)
    root.present(sheet, animated: false)
    try screen.settle()
    expectEqual(manager.statusBarStyle, .lightContent)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    sheet.setNeedsStatusBarAppearanceUpdate()
    expectEqual(manager.statusBarStyle, .darkContent)
    root.dismiss(animated: false)
    try screen.settle()
    expectEqual(manager.statusBarStyle, .lightContent)
    cover.modalPresentationStyle = .fullScreen
    cover.orientations = .portrait
    root.present(cover, animated: true)
    try screen.settle()
    expect(manager.statusBarStyle == .default && scene.systemBars.orientations == .portrait)
    root.dismiss(animated: true)
    try screen.settle()
    expect(manager.statusBarStyle == .lightContent && scene.systemBars.orientations == .allButUpsideDown)
  }

  @Test func attemptRotationQueriesTheOrientationsOfEveryScene() throws {
    let (first, second) = (Styled(), Styled())
    let scenes = [try scene(first), try scene(second)]
    (first.orientations, second.orientations) = (.portrait, .landscape)
    expect(scenes.allSatisfy { $0.1.systemBars.orientations == .allButUpsideDown })
    UIViewController.attemptRotationToDeviceOrientation()
    expectEqual(scenes.map(\.1.systemBars.orientations), [.portrait, .landscape])
  }

  @Test func orientationsHaveApplesRawValues() throws {
    expect(UIInterfaceOrientationMask.portrait.rawValue == 2 && UIInterfaceOrientationMask.all.rawValue == 30)
    expect(
      UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26 && UIInterfaceOrientationMask.landscape.rawValue == 24)
    expect(UIInterfaceOrientation.landscapeLeft.isLandscape && UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    let (screen, scene) = try scene(UIViewController())
    expectEqual(scene.interfaceOrientation, .portrait)
    screen.resize(to: CGSize(width: 844, height: 390))
    expect(scene.interfaceOrientation.isLandscape)
  }
}
