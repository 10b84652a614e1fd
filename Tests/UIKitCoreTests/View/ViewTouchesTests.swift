import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

/// Which view a touch belongs to, and which recognisers hear of it.
@MainActor @Suite(.serialized)
struct ViewTouchesTests {
  /// Takes touches up to 20 points outside of itself.
  final class WideView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  /// Lets recognisers begin that it was told to let.
  final class GuardedView: UIView {
    var mayBegin = false
    var asked: [String] = []

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append(gestureRecognizer.name ?? "")
      return mayBegin
    }
  }

  @Test func pointInsideExcludesTheMaximumEdges() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 20))
    expect(view.point(inside: .zero, with: nil))
    expect(view.point(inside: CGPoint(x: 39.5, y: 19.5), with: nil))
    expect(!view.point(inside: CGPoint(x: 40, y: 10), with: nil))
    expect(!view.point(inside: CGPoint(x: -0.5, y: 10), with: nil))
    view.bounds.origin = CGPoint(x: 100, y: 100)
    expect(view.point(inside: CGPoint(x: 110, y: 110), with: nil))
    expect(!view.point(inside: CGPoint(x: 10, y: 10), with: nil))
  }

  /// A card of 200 points in perspective, turned by a third of a right angle with its left side in front.
  @Test func touchesInPerspectiveAreWhereTheyAreSeen() throws {
    let scene = TouchScene()
    let card = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    let button = UIControl(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    scene.view.addSubview(card)
    card.addSubview(inner)
    inner.addSubview(button)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    card.layer.transform = CATransform3DRotate(perspective, .pi / 6, 0, 1, 0)
    // The button's middle is 70 points left of the card's and 70 above it: 60.6 in the plane, and 35 nearer.
    let nearness: CGFloat = 1 - 35 / 400
    let place = CGPoint(x: 160 - 70 * cos(.pi / 6) / nearness, y: 200 - 70 / nearness)
    let tap = scene.addRecognizer(UITapGestureRecognizer(), named: "tap", to: button)
    expect(scene.window.hitTest(place, with: nil) === button)
    scene.tap(at: place)
    let touched = [tap.location(in: button), tap.location(in: card), button.convert(place, from: nil)]
    let expected = [CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 30), CGPoint(x: 20, y: 20)]
    expect(zip(touched, expected).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }, "\(touched)")
    let seen = button.convert(CGPoint(x: 20, y: 20), to: nil)
    expect(abs(seen.x - place.x) < 0.01 && abs(seen.y - place.y) < 0.01, "\(seen)")
  }

  @Test func pointInsideMayAcceptTouchesOutsideTheBounds() {
    let scene = TouchScene()
    let wide = WideView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    scene.view.addSubview(wide)
    expect(scene.view.hitTest(CGPoint(x: 85, y: 110), with: nil) === wide)
    expect(scene.view.hitTest(CGPoint(x: 75, y: 110), with: nil) === scene.view)
    let tap = scene.addRecognizer(UITapGestureRecognizer(), named: "tap", to: wide)
    scene.tap(at: CGPoint(x: 85, y: 110))
    expect(scene.trace.contains("tap \(UIGestureRecognizer.State.ended)"))
    _ = tap
  }

  @Test func gestureRecognizerShouldBeginDecidesForAViewsRecognisers() {
    let scene = TouchScene()
    let view = GuardedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(view)
    scene.addRecognizer(UITapGestureRecognizer(), named: "tap", to: view)
    scene.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(view.asked, ["tap"])
    expect(!scene.trace.contains { $0.hasPrefix("tap") })
    scene.advance(1)
    view.mayBegin = true
    scene.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(view.asked, ["tap", "tap"])
    expectEqual(scene.trace.filter { $0.hasPrefix("tap") }.count, 1)
  }

  @Test func removedRecognisersReceiveNoTouches() {
    let scene = TouchScene()
    let tap = scene.addRecognizer(UITapGestureRecognizer(), named: "tap")
    scene.tap(at: CGPoint(x: 50, y: 50))
    scene.advance(1)
    expectEqual(scene.trace.filter { $0.hasPrefix("tap") }.count, 1)
    scene.view.removeGestureRecognizer(tap)
    expectNil(tap.view)
    expect(scene.view.gestureRecognizers?.contains(tap) != true)
    scene.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(scene.trace.filter { $0.hasPrefix("tap") }.count, 1)
  }

  @Test func removingARecogniserEndsItsGesture() {
    let scene = TouchScene()
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), steps: 5)
    expectEqual(pan.state, .changed)
    scene.view.removeGestureRecognizer(pan)
    let count = scene.trace.count
    scene.touchesMoveFurther()
    expect(!scene.trace.dropFirst(count).contains("pan \(UIGestureRecognizer.State.changed)"))
  }

  @Test func effectiveLayoutDirectionFollowsSemanticContentAttribute() {
    // [D] Playback controls and places (alignment in text, spatial) never mirror.
    let rules: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in rules {
      expectEqual(UIView.userInterfaceLayoutDirection(for: attribute), direction, "\(attribute)")
    }
    expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft), .leftToRight)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight, relativeTo: .rightToLeft), .leftToRight)
  }
}

extension TouchScene {
  fileprivate func touchesMoveFurther() {
    advance(1 / 60)
    move(to: CGPoint(x: 200, y: 50))
    up()
  }
}
