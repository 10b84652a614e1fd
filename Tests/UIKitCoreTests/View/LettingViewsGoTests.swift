import Expectations
import QuartzCore
import Testing
import UIKit

/// References to views that are let go: none keeps a view alive, or leads to one that is gone.
@MainActor @Suite struct LettingViewsGoTests {
  private final class DeinitView: UIView {
    nonisolated(unsafe) var onDeinit: (() -> Void)?

    deinit { onDeinit?() }
  }

  @Test func aViewHasNoSuperviewWhenThatIsGone() {
    var superview: UIView? = UIView()
    let child = UIView()
    superview?.addSubview(child)
    #expect(child.superview === superview)
    superview = nil
    expectNil(child.superview)
    expectNil(child.layer.superlayer)
    let next = UIView()
    next.addSubview(child)
    #expect(child.superview === next)
  }

  /// A superview in its `deinit` is none any more: an app could store it beyond its end.
  @Test func aViewHasNoSuperviewWhileThatIsDestroyed() {
    let child = UIView()
    var answers: [Bool] = []
    var superview: DeinitView? = DeinitView()
    superview?.addSubview(child)
    superview?.onDeinit = {
      MainActor.assumeIsolated {
        answers.append(child.superview == nil)
        child.removeFromSuperview()
      }
    }
    superview = nil
    expectEqual(answers, [true])
  }

  @Test func aViewHasNoWindowWhenThatIsGone() {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    window?.addSubview(outer)
    #expect(inner.window === window)
    window = nil
    expectNil(outer.window)
    expectNil(inner.window)
    #expect(inner.superview === outer)
  }

  @Test func aRecognizerAConstraintAndALayerOutliveTheirView() {
    var view: UIView? = UIView()
    var other: UIView? = UIView()
    other?.addSubview(view!)
    let tap = UITapGestureRecognizer()
    view?.addGestureRecognizer(tap)
    let constraint = view!.widthAnchor.constraint(equalTo: other!.widthAnchor)
    constraint.isActive = true
    let layer = view!.layer
    #expect(tap.view === view && constraint.firstItem === view && layer.delegate === view)
    // A view that is taken out of its superview lives until the turn of the loop ends.
    other = nil
    view = nil
    expectNil(tap.view)
    expectNil(constraint.firstItem)
    expectNil(constraint.secondItem)
    expectNil(layer.delegate)
  }
}
