import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Touches and wheels while an app ignores them.
@MainActor @Suite(.serialized) struct PointerInputTests {
  private final class Touched: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private let view = Touched(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 240, width: 320, height: 200))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)
  private let app = UIApplication.shared

  init() {
    scroll.contentSize = CGSize(width: 320, height: 1000)
    screen.controller.view.addSubview(view)
    screen.controller.view.addSubview(scroll)
    screen.advance(frames: 1)
  }

  @Test func ignoredInteractionEventsSendNoTouchesOrWheels() {
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    screen.tap(at: CGPoint(x: 50, y: 50))
    screen.wheel(at: CGPoint(x: 50, y: 300), by: CGVector(dx: 0, dy: -60))
    app.endIgnoringInteractionEvents()
    expect(app.isIgnoringInteractionEvents, "calls nest")
    screen.tap(at: CGPoint(x: 50, y: 50))
    expect(view.log.isEmpty && scroll.contentOffset == .zero)
    app.endIgnoringInteractionEvents()
    expect(!app.isIgnoringInteractionEvents)
    screen.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(view.log, ["began", "ended"])
  }

  /// Goes on with the scroll views in it.
  private final class Outer: UIScrollView, UIGestureRecognizerDelegate {
    var goesOn = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { goesOn }
  }

  @Test func aWheelScrollsTheOuterScrollViewAfterTheInnerOne() throws {
    let outer = Outer(frame: screen.controller.view.bounds)
    outer.contentSize = CGSize(width: 320, height: 1000)
    screen.controller.view.addSubview(outer)
    outer.addSubview(scroll)
    screen.wheel(at: CGPoint(x: 50, y: 300), by: CGVector(dx: 0, dy: -60))
    try screen.settle()
    expect(scroll.contentOffset.y == 60 && outer.contentOffset.y == 60)
    outer.goesOn = false
    screen.wheel(at: CGPoint(x: 50, y: 240), by: CGVector(dx: 0, dy: -60))
    try screen.settle()
    expect(scroll.contentOffset.y == 120 && outer.contentOffset.y == 60)
  }

  @Test func ignoringInteractionEventsCancelsATouch() {
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 60), duration: 0.1)
    expect(view.log.first == "began" && view.log.last == "ended")
    view.log = []
    view.addGestureRecognizer(Ignoring())
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 60), duration: 0.1)
    expectEqual(view.log, ["began", "cancelled"], "once, and nothing after it")
    app.endIgnoringInteractionEvents()
    expect(!app.isIgnoringInteractionEvents)
  }

  /// Begins to ignore touches when it sees one.
  private final class Ignoring: UIGestureRecognizer {
    init() { super.init(target: nil, action: nil) }
    required convenience init?(coder: NSCoder) { self.init() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      UIApplication.shared.beginIgnoringInteractionEvents()
      state = .failed
    }
  }

  @Test func surplusEndIgnoringCallsAreHarmless() {
    app.endIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    expect(app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    expect(!app.isIgnoringInteractionEvents)
  }
}
