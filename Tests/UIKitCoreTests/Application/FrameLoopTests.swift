import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite final class FrameLoopTests {
  /// A view that counts what a frame does to it.
  final class CountingView: UIView {
    var layouts = 0
    var drawings = 0
    override func layoutSubviews() { layouts += 1 }
    override func draw(_ rect: CGRect) { drawings += 1 }
  }

  /// Made within the test: others, whose tests run between the making of this suite and its test, would use its clock.
  private lazy var scene = {
    let stage = OffscreenStage(size: CGSize(width: 100, height: 200), scale: 1)
    let loop = FrameLoop(stage: stage)
    let window = UIWindow(windowScene: loop.scene)
    let view = CountingView()
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.backgroundColor = .red
    window.addSubview(view)
    window.isHidden = false
    return (stage: stage, loop: loop, window: window, view: view)
  }()

  private var stage: OffscreenStage { scene.stage }
  private var loop: FrameLoop { scene.loop }
  private var window: UIWindow { scene.window }
  private var view: CountingView { scene.view }

  func frame() { stage.advance(by: FrameClock.virtualFrameInterval) }

  @Test func aWindowFillsItsScene() {
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
    expect(window.windowScene === loop.scene)
    expectEqual(loop.scene.windows, [window])
    expectEqual(window.screen.bounds.size, CGSize(width: 100, height: 200))
    expect(window.next === loop.scene)
  }

  @Test func aFrameLaysOutDrawsAndPresents() {
    frame()
    expectEqual(view.layouts, 1)
    expectEqual(view.drawings, 1)
    expectEqual(stage.presentationCount, 1)
    expect(stage.pixel(x: 10, y: 20) == 0xFF3B30 || stage.pixel(x: 10, y: 20) == 0xFF0000, "red")
    expect(stage.pixel(x: 9, y: 20) != stage.pixel(x: 10, y: 20))
  }

  @Test func nothingIsDrawnWithoutChanges() {
    frame()
    let frames = loop.frameCount
    for _ in 0..<60 { frame() }
    expect(loop.frameCount - frames <= 1, "one more frame may find that nothing is left to do")
    expectEqual(view.layouts, 1)
    expectEqual(stage.presentationCount, 1)
    expectEqual(loop.pendingWork, [])
  }

  @Test func aChangeRequestsOneFrameAndPresentsOnlyTheChangedPart() {
    frame()
    view.frame.origin.x = 50
    frame()
    expectEqual(stage.presentationCount, 2)
    let damage = stage.lastDamage.reduce(0) { $0 + $1.width * $1.height }
    expect(damage > 0 && damage <= 80 * 60, "\(stage.lastDamage)")
    expectEqual(stage.pixel(x: 79, y: 59), 0xFF0000)
    expect(stage.pixel(x: 10, y: 20) != 0xFF0000)
  }

  @Test func animationsMoveWithTheClockAndComplete() {
    frame()
    var completed = false
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      self.view.frame.origin.x = 60
    } completion: {
      completed = $0
    }
    stage.advance(by: 0.25)
    expect(!completed)
    expectEqual(stage.pixel(x: 35, y: 20), 0xFF0000, "half way")
    expect(stage.pixel(x: 70, y: 20) != 0xFF0000)
    stage.advance(by: 0.3)
    expect(completed)
    expectEqual(stage.pixel(x: 60, y: 20), 0xFF0000)
    expectEqual(loop.pendingWork, [])
  }

  @Test func windowLevelsOrderTheWindows() {
    let front = UIWindow(windowScene: loop.scene)
    front.backgroundColor = .blue
    front.windowLevel = .alert
    front.isHidden = false
    let middle = UIWindow(windowScene: loop.scene)
    middle.backgroundColor = .green
    middle.isHidden = false
    frame()
    expectEqual(loop.scene.presenter.frontToBack, [front, middle, window])
    expectEqual(stage.pixel(x: 50, y: 50), 0x0000FF)
    front.isHidden = true
    frame()
    expectEqual(stage.pixel(x: 50, y: 50), 0x00FF00)
  }

  @Test func resizingTheSceneResizesWindowsThatFillIt() {
    let small = UIWindow(windowScene: loop.scene)
    small.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    small.isHidden = false
    frame()
    stage.resize(to: CGSize(width: 300, height: 100))
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 300, height: 100))
    expectEqual(small.frame.size, CGSize(width: 10, height: 10))
    frame()
    expect(stage.lastDamage.contains(PixelRect(x: 0, y: 0, width: 300, height: 100)))
  }

  @Test func traitsFollowTheStage() {
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
    expectEqual(window.traitCollection.horizontalSizeClass, .compact)
    expectEqual(window.traitCollection.displayScale, 1)
    stage.setTraits(StageTraits(appearance: .dark))
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.traitCollection.accessibilityContrast, .normal)
    stage.setTraits(StageTraits(appearance: .dark, contrast: .high))
    expectEqual(view.traitCollection.accessibilityContrast, .high)
    stage.resize(to: CGSize(width: 1024, height: 768), scale: 2)
    expectEqual(window.traitCollection.horizontalSizeClass, .regular)
    expectEqual(window.traitCollection.userInterfaceIdiom, .pad)
    expectEqual(window.traitCollection.displayScale, 2)
  }

  @Test func aScenesOverridesReachItsWindows() {
    loop.scene.traitOverrides.userInterfaceStyle = .dark
    frame()
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(loop.scene.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func showingAWindowWithoutSceneAddsItToTheAppsScene() {
    loop.becomeAppScene()
    defer { SceneRegistry.appScene = nil }
    let other = UIWindow(frame: UIScreen.main.bounds)
    expectEqual(other.frame, window.frame)
    expectNil(other.windowScene)
    other.isHidden = false
    expect(other.windowScene === loop.scene)
    expectEqual(loop.scene.windows, [window, other])
  }

  @Test func withoutAnAppTheMainScreenHasAPhonesSize() {
    expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(UIScreen.main.scale, 2)
  }

  @Test func anUnreferencedWindowIsReleased() {
    weak var weakWindow: UIWindow?
    let before = loop.scene.windows.count
    do {
      let other = UIWindow(windowScene: loop.scene)
      other.isHidden = false
      weakWindow = other
    }
    expect(weakWindow != nil, "for the rest of the turn")
    (loop.stage as? OffscreenStage)?.advance(by: 1.0 / 60)
    expectNil(weakWindow)
    expect(loop.scene.windows.count == before && loop.scene.windows.contains(window))
  }
}
