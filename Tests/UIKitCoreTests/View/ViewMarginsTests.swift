import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ViewMarginsTests {
  private final class Noting: UIView {
    var notes: [String] = []
    override func layoutMarginsDidChange() { notes.append("margins") }
    override func safeAreaInsetsDidChange() { notes.append("safe area") }
  }

  @Test func layoutMarginsDefaultToEight() {
    let view = UIView()
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expectEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  @Test func layoutMarginsAndDirectionalLayoutMarginsMirrorEachOther() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
    view.semanticContentAttribute = .forceLeftToRight
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  /// The published measurement: superview 300 x 300 with margins 40, 50, 60, 70.
  @Test func preservedMarginsReachAsFarAsTheSuperviews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    outer.addSubview(inner)
    expectEqual(inner.layoutMargins.top, 8)
    inner.preservesSuperviewLayoutMargins = true
    expectEqual(inner.layoutMargins, UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
  }

  @Test func safeAreaInsetsFollowAViewsOverlap() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let full = Noting(frame: window.bounds)
    let lower = Noting(frame: CGRect(x: 0, y: 30, width: 100, height: 170))
    let middle = Noting(frame: CGRect(x: 0, y: 80, width: 100, height: 20))
    for view in [full, lower, middle] { window.addSubview(view) }
    window.margins.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    expectEqual(full.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    expectEqual(lower.safeAreaInsets, UIEdgeInsets(top: 17, left: 0, bottom: 34, right: 0))
    expectEqual(middle.safeAreaInsets, .zero)
    expect(full.notes == ["safe area", "margins"] && middle.notes.isEmpty)
    expectEqual(full.layoutMargins, UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    full.insetsLayoutMarginsFromSafeArea = false
    expectEqual(full.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    lower.frame.origin.y = 0
    expectEqual(lower.safeAreaInsets.top, 47)
    full.removeFromSuperview()
    expectEqual(full.safeAreaInsets, .zero)
  }

  @Test func aTransformMovesAViewInTheSafeAreaUnlessItIsIgnored() {
    func insets(_ ignoresTransform: Bool) -> UIEdgeInsets {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      window.margins.setSafeArea(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
      let view = UIView(frame: window.bounds)
      view.margins.ignoresTransform = ignoresTransform
      view.transform = CGAffineTransform(translationX: 0, y: 20)
      window.addSubview(view)
      return view.safeAreaInsets
    }
    expectEqual(insets(false), UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0))
    expectEqual(insets(true), UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  }

  @Test func edgesWithoutSafeAreaInsetGiveNoneToViewsBeyond() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.margins.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let page = UIView(frame: CGRect(x: -60, y: 0, width: 100, height: 200))
    window.addSubview(page)
    expectEqual(page.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    page.frame.origin.x = 60
    expectEqual(page.layoutMargins, UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
  }

  /// A window of a test that says which edges its device covers.
  private final class Device: UIWindow {
    var insets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  @Test func viewsTakeTheSafeAreaAWindowSubclassReturns() {
    let window = Device(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 5, width: 375, height: 100))
    controller.view.addSubview(inner)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    window.isHidden = true
  }

  @Test func scrolledContentKeepsItsPreservedMargins() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scrollView.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 30)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900))
    content.preservesSuperviewLayoutMargins = true
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    expectEqual(content.layoutMargins, UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 30))
    scrollView.contentOffset.y = 50
    expectEqual(content.layoutMargins, UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 30))
  }
}
