import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A view goes in each call that its recognisers make, and nothing stops.
@MainActor @Suite(.serialized) struct GestureLeavingTests {
  private static func recognizers() -> [UIGestureRecognizer] {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    return [
      UITapGestureRecognizer(), double, UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
  }

  @MainActor private static func use(_ screen: MountedScreen) {
    screen.tap(at: CGPoint(x: 100, y: 150))
    screen.advance(by: 0.5)
    screen.tap(at: CGPoint(x: 100, y: 150))
    screen.tap(at: CGPoint(x: 100, y: 150))
    screen.advance(by: 0.5)
    screen.tap(at: CGPoint(x: 100, y: 150), duration: 1)
    screen.advance(by: 0.5)
    screen.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 180, y: 160))
    screen.fling(from: CGPoint(x: 80, y: 150), velocity: CGVector(dx: 900, dy: 0))
    screen.advance(by: 0.5)
    screen.pinch(at: CGPoint(x: 120, y: 150), from: 40, to: 100)
    screen.advance(by: 0.5)
  }

  @Test func theScreenMayBeReleasedByEachRecogniser() throws {
    for index in Self.recognizers().indices {
      try Use(
        name: "\(type(of: Self.recognizers()[index]))", calls: [],
        build: { Self.build($0, [Self.recognizers()[index]]) }, perform: { Self.use($0.screen) }
      ).leaveAtEachCall()
    }
  }

  @Test func theScreenMayBeReleasedWithRecognisersTogether() throws {
    try Use(
      name: "recognisers",
      calls: [
        "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer(_:shouldRequireFailureOf:)", "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
        "UITapGestureRecognizer 3", "UIPanGestureRecognizer 1", "UIPanGestureRecognizer 2",
        "UILongPressGestureRecognizer 1", "UISwipeGestureRecognizer 3", "UIPinchGestureRecognizer 1",
      ],
      build: { Self.build($0, Self.recognizers()) }, perform: { Self.use($0.screen) }
    ).leaveAtEachCall()
  }

  private static func build(_ holdings: Holdings, _ recognizers: [UIGestureRecognizer]) {
    let view = UIView()
    let teller = GestureTeller()
    teller.holdings = holdings
    holdings.hold(teller)
    for recognizer in recognizers {
      recognizer.delegate = teller
      recognizer.addTarget(teller, action: Selector("recognized:"))
      view.addGestureRecognizer(recognizer)
      holdings.watch("\(type(of: recognizer))", recognizer)
    }
    holdings.show(view, frame: CGRect(x: 20, y: 60, width: 260, height: 200))
  }

  @Test func aRecogniserMayBeReleasedInItsAction() throws {
    for index in Self.recognizers().indices {
      let holdings = Holdings()
      let view = UIView()
      weak var gone: UIGestureRecognizer?
      do {
        let recognizer = Self.recognizers()[index]
        gone = recognizer
        let teller = GestureTeller()
        teller.holdings = holdings
        holdings.hold(teller)
        recognizer.delegate = teller
        recognizer.addTarget(teller, action: Selector("recognized:"))
        view.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(UIPanGestureRecognizer())
      }
      holdings.onCall = { [weak view, weak gone] _ in if let gone { view?.removeGestureRecognizer(gone) } }
      holdings.show(view, frame: CGRect(x: 20, y: 60, width: 260, height: 200))
      Self.use(holdings.screen)
      holdings.settle()
      expect(holdings.counts.isEmpty || gone == nil, "\(index)")
      holdings.end()
    }
  }
}
