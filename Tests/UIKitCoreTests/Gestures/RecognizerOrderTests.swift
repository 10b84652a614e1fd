import Expectations
import ScreenTesting
import Testing
import UIKit

/// Which recogniser waits for which, by their delegates' word, and swipes.
@MainActor @Suite(.serialized)
struct RecognizerOrderTests {
  private final class Waits: NSObject, UIGestureRecognizerDelegate {
    var waitsForOthers = false
    var othersWait = false

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waitsForOthers }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { othersWait }
  }

  private let scene = TouchScene()
  private let waits = Waits()

  private func heard() -> [String] { scene.trace.filter { $0.hasPrefix("once") || $0.hasPrefix("twice") } }

  private func makeTaps(delegateOf name: String) {
    // Tests of other suites may have run since the scene was made, on clocks of theirs.
    scene.clock.makeCurrent()
    let (once, twice) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    twice.numberOfTapsRequired = 2
    scene.addRecognizer(once, named: "once")
    scene.addRecognizer(twice, named: "twice")
    (name == "once" ? once : twice).delegate = waits
  }

  private func tapTwice() {
    scene.tap(at: CGPoint(x: 50, y: 50))
    scene.advance(0.1)
    scene.tap(at: CGPoint(x: 50, y: 50))
    scene.advance(1)
  }

  @Test func withoutFailureRequirementsASingleTapIsImmediate() {
    makeTaps(delegateOf: "once")
    tapTwice()
    expectEqual(heard().first, "once ended")
  }

  @Test func shouldRequireFailureDelaysTheRecogniser() {
    waits.waitsForOthers = true
    makeTaps(delegateOf: "once")
    tapTwice()
    expectEqual(heard(), ["twice ended"])
    scene.trace = []
    scene.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(heard(), [], "it waits for the second tap")
    scene.advance(1)
    expectEqual(heard(), ["once ended"])
  }

  @Test func shouldBeRequiredToFailDelaysOtherRecognisers() {
    waits.othersWait = true
    makeTaps(delegateOf: "twice")
    tapTwice()
    expectEqual(heard(), ["twice ended"])
  }

  /// [D] The direction is the finger's; Apple's numbers are bits.
  @Test func swipesAreRecognisedInTheirDirection() {
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    expectEqual(directions.map(\.rawValue), [1, 2, 4, 8])
    scene.clock.makeCurrent()
    let swipe = scene.addRecognizer(UISwipeGestureRecognizer(), named: "swipe")
    expectEqual(swipe.direction, .right)
    scene.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 50, y: 50), steps: 6)
    scene.up()
    scene.advance(1)
    expect(!scene.trace.contains("swipe ended"))
    scene.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50), steps: 6)
    scene.up()
    expectEqual(scene.trace.filter { $0 == "swipe ended" }.count, 1)
  }
}
