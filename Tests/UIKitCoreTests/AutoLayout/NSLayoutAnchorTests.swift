import Expectations
import Testing
import UIKit

/// Anchors, compared with each other and with those of constraints.
@MainActor @Suite struct NSLayoutAnchorTests {
  private let view = UIView()
  private let inner = UIView()

  init() { view.addSubview(inner) }

  @Test func anchorsOfOneAttributeAreEqual() {
    expect(view.leadingAnchor == view.leadingAnchor && view.leadingAnchor.hash == view.leadingAnchor.hash)
    expect(view.leadingAnchor != view.leftAnchor && view.leadingAnchor != inner.leadingAnchor)
    expect(!view.leadingAnchor.isEqual(view))
    let (first, second) = (inner.topAnchor, view.topAnchor)
    expectEqual(first.anchorWithOffset(to: second), first.anchorWithOffset(to: second))
    expect(first.anchorWithOffset(to: second) != second.anchorWithOffset(to: first))
  }

  @Test func aConstraintHasTheAnchorsItWasMadeFrom() {
    let edge = inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: 4)
    expect(edge.firstAnchor.isEqual(inner.leadingAnchor))
    expectEqual(edge.secondAnchor?.isEqual(view.layoutMarginsGuide.trailingAnchor), true)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    expect(width.firstAnchor.isEqual(inner.widthAnchor) && width.secondAnchor == nil)
    let old = NSLayoutConstraint(
      item: inner, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
    expect(old.firstAnchor.isEqual(inner.topAnchor) && old.secondAnchor?.isEqual(view.topAnchor) == true)
  }
}
