import Expectations
import Testing
import UIKit
import UIKitTesting

/// Requests for another orientation of a scene.
@MainActor @Suite(.serialized) struct SceneGeometryTests {
  private final class Turning: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private let controller = Turning()
  private let screen: MountedScreen
  private let scene: UIWindowScene

  init() throws {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
    scene = try require(screen.window.windowScene)
  }

  private func request(_ orientations: UIInterfaceOrientationMask) throws -> NSError? {
    var refusal: NSError?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { refusal = $0 as NSError }
    try screen.settle()
    return refusal
  }

  @Test func requestGeometryUpdateSwapsTheWindowsSides() throws {
    expectEqual(scene.effectiveGeometry.interfaceOrientation, .portrait)
    expectNil(try request(.landscapeLeft))
    expectEqual(screen.window.bounds.size, CGSize(width: 480, height: 320))
    expect(scene.effectiveGeometry.interfaceOrientation.isLandscape && scene.interfaceOrientation.isLandscape)
    expectEqual(controller.sizes, [CGSize(width: 480, height: 320)])
    expectNil(try request(.landscape))
    expectEqual(controller.sizes.count, 1, "it is so already")
    expectNil(try request(.portrait))
    expectEqual(screen.window.bounds.size, CGSize(width: 320, height: 480))
  }

  @Test func unsupportedOrientationsAreRefused() throws {
    controller.supported = .portrait
    let refusal = try require(try request(.landscape))
    expect(refusal.domain == UISceneErrorDomain && refusal.code == 101)
    expect(refusal.localizedDescription.contains("Requested: landscapeLeft, landscapeRight; Supported: portrait"))
    expectEqual(screen.window.bounds.size, CGSize(width: 320, height: 480))
  }

  @Test func emptyGeometryPreferencesChangeNothing() throws {
    var isRefused = false
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS()) { _ in isRefused = true }
    try screen.settle()
    expect(!isRefused && controller.sizes.isEmpty)
  }
}
