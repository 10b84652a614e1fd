import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Windows that nobody but their scene holds.
@MainActor @Suite(.serialized) struct WindowPresenterTests {
  private final class Held {
    weak var window: UIWindow?
    weak var controller: UIViewController?
  }

  /// Shows a window that is a local variable.
  private func show(_ held: Held, in scene: UIWindowScene, isKey: Bool) {
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    held.window = window
    held.controller = controller
  }

  /// A screen, whose scene is the app's.
  private func screen(isApps: Bool = true) throws -> (screen: MountedScreen, scene: UIWindowScene) {
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480))
    screen.advance(frames: 2)
    let scene = try require(screen.window.windowScene)
    if isApps { SceneRegistry.appScene = scene }
    return (screen, scene)
  }

  private func leavingTheAppsScene(_ body: () throws -> Void) rethrows {
    let before = SceneRegistry.appScene
    defer { SceneRegistry.appScene = before }
    try body()
  }

  @Test(arguments: [true, false]) func aVisibleWindowIsRetainedUntilHidden(isKey: Bool) throws {
    try leavingTheAppsScene {
      let (screen, scene) = try screen()
      let held = Held()
      show(held, in: scene, isKey: isKey)
      screen.advance(frames: 5)
      expect(held.window?.isHidden == false && held.window?.isKeyWindow == isKey)
      expect(held.controller?.view.window != nil && scene.windows.count == 2)
      held.window?.isHidden = true
      screen.advance(frames: 2)
      expect(held.window == nil && held.controller == nil && scene.windows.count == 1)
    }
  }

  @Test func aWindowLeavingItsSceneIsReleased() throws {
    try leavingTheAppsScene {
      let (screen, scene) = try screen()
      let held = Held()
      show(held, in: scene, isKey: true)
      screen.advance(frames: 2)
      held.window?.windowScene = nil
      screen.advance(frames: 2)
      expect(held.window == nil && held.controller == nil && scene.windows.count == 1)
    }
  }

  @Test func testScenesDoNotRetainWindows() throws {
    let (screen, scene) = try screen(isApps: false)
    let held = Held()
    show(held, in: scene, isKey: true)
    screen.advance(frames: 2)
    expect(held.window == nil && held.controller == nil)
  }

  @Test func aWindowNeverShownIsNotRetained() throws {
    try leavingTheAppsScene {
      let (screen, scene) = try screen()
      let held = Held()
      @MainActor func make() { held.window = UIWindow(windowScene: scene) }
      make()
      screen.advance(frames: 2)
      expectNil(held.window)
    }
  }

  @Test func windowsAreReleasedWithTheirScene() throws {
    try leavingTheAppsScene {
      let held = Held()
      weak var kept: UIWindowScene?
      @MainActor func use() throws {
        let (screen, scene) = try screen()
        show(held, in: scene, isKey: false)
        screen.advance(frames: 2)
        kept = scene
      }
      try use()
      expect(kept == nil && held.window == nil && held.controller == nil)
    }
  }
}
