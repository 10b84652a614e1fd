import Expectations
import ScreenTesting
import Stage
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct TapGestureTests {
  @Test func aTapIsRecognisedAndTakesTheTouchFromTheView() {
    let scene = TouchScene()
    let tap = scene.addRecognizer(UITapGestureRecognizer(), named: "tap")
    scene.down(at: CGPoint(x: 10, y: 10))
    scene.advance(0.1)
    scene.up()
    expectEqual(scene.trace, ["view began", "tap ended", "view cancelled"])
    expectEqual(tap.state, .possible)
  }

  @Test func aTooLongTouchIsNoTap() {
    let scene = TouchScene()
    scene.addRecognizer(UITapGestureRecognizer(), named: "tap")
    scene.down(at: CGPoint(x: 10, y: 10))
    scene.advance(1)
    scene.up()
    expectEqual(scene.trace, ["view began", "view ended"])
  }

  @Test func aSingleTapWaitsForADoubleTapToFail() {
    let scene = TouchScene()
    let single = scene.addRecognizer(UITapGestureRecognizer(), named: "single")
    let double = scene.addRecognizer(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(scene.trace, ["view began"])
    scene.advance(0.5)
    expectEqual(scene.trace, ["view began", "single ended", "view cancelled"])
  }

  @Test func aDoubleTapMakesTheWaitingSingleTapFail() {
    let scene = TouchScene()
    let single = scene.addRecognizer(UITapGestureRecognizer(), named: "single")
    let double = scene.addRecognizer(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.tap(at: CGPoint(x: 10, y: 10))
    scene.advance(0.1)
    scene.tap(at: CGPoint(x: 12, y: 10))
    scene.advance(1)
    expectEqual(scene.trace.filter { !$0.hasPrefix("view") }, ["double ended"])
  }

  @Test func theViewLosesBothTouchesOfADoubleTap() {
    let scene = TouchScene()
    scene.addRecognizer(UITapGestureRecognizer(), named: "double").numberOfTapsRequired = 2
    scene.tap(at: CGPoint(x: 10, y: 10))
    scene.advance(0.1)
    expectEqual(scene.trace, ["view began"], "the end waits for the second tap")
    scene.tap(at: CGPoint(x: 12, y: 10))
    expectEqual(scene.trace, ["view began", "view began", "double ended", "view cancelled 2"])
    scene.trace = []
    scene.tap(at: CGPoint(x: 10, y: 10))
    scene.advance(1)
    expectEqual(scene.trace, ["view began", "view ended"], "no second tap came")
  }
}
