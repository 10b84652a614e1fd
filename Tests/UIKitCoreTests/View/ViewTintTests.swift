import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ViewTintTests {
  private final class Noting: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func settingTintColorToTintColorInheritsIt() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.tintColor = .systemRed
    child.tintColor = .systemGreen
    child.tintColor = .tintColor
    expectEqual(child.tintColor, .systemRed)
    let plain = UIView()
    parent.addSubview(plain)
    let resolved = { (view: UIView) in UIColor.tintColor.resolvedColor(with: view.traitCollection) }
    expectEqual(resolved(child), resolved(plain), "as in a view that never had a tint of its own")
  }

  @Test func coloursDerivedFromTintColorUseTheInheritedOne() {
    let (parent, child, inner) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
    parent.addSubview(child)
    child.addSubview(inner)
    parent.isHidden = false
    let resolved = { (view: UIView) in UIColor.tintColor.resolvedColor(with: view.traitCollection) }
    child.tintColor = .tintColor.withAlphaComponent(0.5)
    parent.tintColor = .red
    parent.updateTraitsIfNeeded()
    expectEqual(resolved(child), UIColor.red.withAlphaComponent(0.5))
    expectEqual(child.tintColor.resolvedColor(with: child.traitCollection), UIColor.red.withAlphaComponent(0.5))
    inner.tintColor = .tintColor.withAlphaComponent(0.25)
    inner.updateTraitsIfNeeded()
    expectEqual(resolved(inner), UIColor.red.withAlphaComponent(0.25))
  }

  @Test func tintColorIsInheritedUntilSet() {
    let (outer, middle, inner) = (UIView(), UIView(), Noting())
    outer.addSubview(middle)
    middle.addSubview(inner)
    expectEqual(inner.tintColor, .systemBlue)
    outer.tintColor = .red
    expect(inner.tintColor == .red && inner.changes == 1)
    middle.tintColor = .green
    expect(inner.tintColor == .green && inner.changes == 2)
    middle.tintColor = nil
    expect(inner.tintColor == .red && inner.changes == 3)
  }

  @Test func dimmedTintColorIsGrey() {
    let (outer, inner) = (UIView(), Noting())
    outer.addSubview(inner)
    inner.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor == .systemGray)
    inner.tintAdjustmentMode = .normal
    expectEqual(inner.tintColor, .red)
  }

  @Test func movingToAnotherTintCallsTintColorDidChange() {
    let (first, second, view) = (UIView(), UIView(), Noting())
    second.tintColor = .red
    first.addSubview(view)
    expectEqual(view.changes, 0)
    second.addSubview(view)
    expectEqual(view.changes, 1)
  }
}
