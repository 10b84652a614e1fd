import Expectations
import Testing
import UIKit

/// Views whose masks are not translated, beside those that constraints place.
@MainActor @Suite struct KeptFrameTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
  let other = UIView()

  init() {
    for each in [view, other] {
      each.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(each)
    }
  }

  private func place(_ other: UIView, at anchor: UIView) {
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: anchor.leftAnchor, constant: 1),
      other.topAnchor.constraint(equalTo: anchor.topAnchor, constant: 2),
      other.widthAnchor.constraint(equalToConstant: 3), other.heightAnchor.constraint(equalToConstant: 4),
    ])
  }

  @Test func aViewKeepsItsFrameUntilConstrained() {
    place(other, at: root)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 20, y: 30, width: 50, height: 40))
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    left.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 7, y: 0, width: 0, height: 0), "a place without a size")
    left.isActive = false
    root.layoutIfNeeded()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aConstraintOnAViewsGuideConstrainsTheView() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.size, .zero)
    view.removeLayoutGuide(guide)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aViewConstrainedOnlyByItsSubviewHasNoSize() {
    view.addSubview(other)
    place(other, at: view)
    root.layoutIfNeeded()
    expectEqual(view.frame, .zero)
    expectEqual(other.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func anUnconstrainedLabelTakesItsIntrinsicSize() {
    let label = UILabel()
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    place(other, at: root)
    root.layoutIfNeeded()
    expectEqual(label.frame, CGRect(origin: .zero, size: label.intrinsicContentSize))
    label.text = "A longer label"
    root.layoutIfNeeded()
    expectEqual(label.frame.size, label.intrinsicContentSize, "and goes on to")
    label.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    label.text = "Another"
    root.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 5, y: 6, width: 70, height: 80), "until it is given a frame")
  }

  @Test func constraintsPlaceAChildControllersView() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    child.view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(child.view)
    child.view.addSubview(other)
    place(other, at: child.view)
    parent.view.layoutIfNeeded()
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 30, height: 30), "tied to from inside alone")
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
    ])
    parent.view.layoutIfNeeded()
    expectEqual(child.view.frame, parent.view.bounds)
  }
}
