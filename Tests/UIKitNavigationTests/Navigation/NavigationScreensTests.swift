import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
private final class FakeScreens: NavigationScreensHost {
  var viewIfLoaded: UIView?
  var top: UIViewController?
  var transition: NavigationTransition?
  var notes: [String] = []
  var covered = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
  lazy var screens = NavigationScreens(host: self)

  var opaque: UIRectEdge = []

  func layOutBars(in view: UIView) { notes.append("bars in \(view.bounds.width)") }
  func followContent() { notes.append("follow") }
  func safeArea(over controller: UIViewController) -> UIEdgeInsets { covered }
  func opaqueEdges(over controller: UIViewController) -> UIRectEdge { opaque }
}

@MainActor @Suite struct NavigationScreensTests {
  @Test func theTopIsInstalledOnce() {
    let fake = FakeScreens()
    expect(!fake.screens.installTop(), "there is no view yet")
    fake.viewIfLoaded = UIView()
    expect(!fake.screens.installTop(), "there is no controller")
    let (a, b) = (UIViewController(), UIViewController())
    fake.top = a
    expect(fake.screens.installTop() && a.view.superview === fake.screens.stage)
    expect(!fake.screens.installTop())
    fake.top = b
    expect(fake.screens.installTop() && a.view.superview == nil && fake.screens.stage.subviews == [b.view])
  }

  @Test func aScreenFillsTheContainerWithASafeAreaBelowTheBars() {
    let fake = FakeScreens()
    fake.viewIfLoaded = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let controller = UIViewController()
    fake.top = controller
    _ = fake.screens.installTop()
    fake.screens.layOut()
    expectEqual(fake.notes, ["bars in 300.0", "follow"], "bars are placed first: the safe area depends on them")
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 300, height: 500))
    expectEqual(controller.hostedView.containerSafeAreaInsets, fake.covered)
    fake.covered.top = 0
    fake.screens.layOut()
    expectEqual(controller.hostedView.containerSafeAreaInsets.top, 0)
  }

  @Test func anAdoptedTransitionScreenIsNotInstalledAgain() {
    let fake = FakeScreens()
    fake.viewIfLoaded = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let (a, b) = (UIViewController(), UIViewController())
    fake.top = a
    _ = fake.screens.installTop()
    fake.screens.stage.addSubview(b.view)
    fake.screens.adopt(b)
    fake.screens.layOut()
    expectEqual(b.view.frame.width, 300)
    fake.top = b
    expect(!fake.screens.installTop(), "it is shown already")
  }
}
