import Expectations
import Testing
import UIKit
import UIKitTesting

/// The guides that every view has.
@MainActor @Suite struct LayoutGuideTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func makeView(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func fill(_ guide: UILayoutGuide, with view: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func readableContentGuideHasAMaximumWidth() {
    let view = makeView()
    fill(root.readableContentGuide, with: view)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 8, y: 8, width: 304, height: 464))
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 164, y: 8, width: 672, height: 464))
    expectEqual(root.readableContentGuide.layoutFrame, view.frame)
  }

  @Test func aLayoutGuideFollowsItsViewInTheSameLayout() {
    let outer = makeView()
    let inner = makeView(in: outer)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      width, outer.heightAnchor.constraint(equalToConstant: 50),
    ])
    fill(outer.readableContentGuide, with: inner)
    root.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 8, y: 8, width: 84, height: 34))
    width.constant = 900
    root.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 114, y: 8, width: 672, height: 34))
  }

  @Test func theKeyboardLayoutGuideLiesAtTheBottomOfTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    let field = makeView(in: controller.view)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 44),
    ])
    screen.advance(frames: 1)
    expectEqual(field.frame, CGRect(x: 0, y: 406, width: 320, height: 44))
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 450, width: 320, height: 30))
    expect(guide.usesBottomSafeArea)
    guide.usesBottomSafeArea = false
    screen.advance(frames: 1)
    expectEqual(field.frame.maxY, 480)
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 480, width: 320, height: 0))
  }

  @Test func trackedConstraintsAreActiveByTheGuidesNearEdges() {
    let view = makeView()
    let guide = root.keyboardLayoutGuide
    let below = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let above = view.topAnchor.constraint(equalTo: root.topAnchor)
    let centred = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    let aside = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    guide.setConstraints([below], activeWhenAwayFrom: .top)
    guide.setConstraints([above], activeWhenNearEdge: .top)
    guide.setConstraints([centred], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([aside], activeWhenNearEdge: .trailing)
    expectEqual([below, above, centred, aside].map(\.isActive), [true, false, true, false])
    expectEqual(guide.constraints(activeWhenNearEdge: .top), [above])
    expectEqual(guide.constraints(activeWhenAwayFrom: .top), [below])
    expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.setConstraints([], activeWhenAwayFrom: .top)
    expect(!below.isActive)
    guide.removeAllTrackedConstraints()
    expect(!centred.isActive)
    expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).isEmpty)
  }

  @Test func aUndockedKeyboardIsFollowedOnlyWhenAskedFor() {
    let guide = root.keyboardLayoutGuide
    expect(!guide.followsUndockedKeyboard)
    expectEqual(guide.keyboardDismissPadding, 0)
    guide.followsUndockedKeyboard = true
    guide.keyboardDismissPadding = 40
    let view = makeView()
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame.maxY, 480)
  }

  @Test func preservesSuperviewLayoutMarginsInheritsMargins() {
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let outer = makeView()
    outer.preservesSuperviewLayoutMargins = true
    let inner = makeView(in: outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
    ])
    fill(outer.layoutMarginsGuide, with: inner)
    root.layoutIfNeeded()
    expectEqual(outer.layoutMargins, UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    expectEqual(inner.frame, CGRect(x: 30, y: 20, width: 62, height: 72))
  }

  @Test func controllerViewsHaveSafeAreaAndSystemMargins() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let screen = MountedScreen(controller, size: CGSize(width: 375, height: 667))
    let view = controller.view!
    expectEqual(view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 44, width: 375, height: 589))
    expectEqual(view.layoutMarginsGuide.layoutFrame, CGRect(x: 16, y: 44, width: 343, height: 589))
    expectEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 44, leading: 16, bottom: 34, trailing: 16))
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    controller.viewRespectsSystemMinimumLayoutMargins = true
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 16))
    expectEqual(
      controller.systemMinimumLayoutMargins, NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    withExtendedLifetime(screen) {}
  }

  @Test func layoutGuidesAreMirroredInRightToLeftLayout() {
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 375, height: 667)) { $0.layoutDirection = .rightToLeft }
    let view = controller.view!
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30))
    let inner = makeView(in: view)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    screen.advance(frames: 1)
    expectEqual(inner.frame.maxX, 345)
  }
}
