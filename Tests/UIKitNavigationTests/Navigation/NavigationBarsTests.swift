import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
private final class FakeBars: NavigationBarsHost {
  var viewIfLoaded: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  var controllers: [UIViewController] = []
  var transition: NavigationTransition?
  var hiding: Set<UIViewController> = []
  var notes: [String] = []
  var barController: UIViewController?
  lazy var bars = NavigationBars(host: self)

  func hidesBottomBar(over controller: UIViewController) -> Bool { hiding.contains(controller) }
  func goBackByButton() { notes.append("back") }
  func layOutScreens() { notes.append("screens") }
  func layOutShown() { notes.append("shown") }
  func finishTransition() { notes.append("finish") }
  func showBarItems(animated: Bool) { notes.append("items") }
  var barDelegate: (any UINavigationBarDelegate)?

  func layOut() { if let viewIfLoaded { bars.layOut(in: viewIfLoaded) } }
}

@MainActor @Suite struct NavigationBarsTests {
  private func fake(_ count: Int = 1) -> FakeBars {
    let fake = FakeBars()
    fake.controllers = (0..<count).map { _ in UIViewController() }
    return fake
  }

  @Test func shownBarsCoverTheEdgesOfAScreen() {
    let fake = fake(2)
    let (a, b) = (fake.controllers[0], fake.controllers[1])
    expectEqual(fake.bars.coveredEdges(over: a), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    fake.bars.setToolbarHidden(false, animated: false)
    fake.hiding = [b]
    expect(fake.bars.coveredEdges(over: a).bottom == 44 && fake.bars.coveredEdges(over: b).bottom == 0)
    fake.bars.setBarHidden(true, animated: false)
    expectEqual(fake.bars.coveredEdges(over: a), UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    expectEqual(fake.notes, [], "without a window nothing is laid out at once")
  }

  @Test func barsLieAtTheEdges() {
    let fake = fake()
    fake.bars.setToolbarHidden(false, animated: false)
    fake.layOut()
    expectEqual(fake.bars.bar.frame, CGRect(x: 0, y: 0, width: 300, height: 44))
    expectEqual(fake.bars.toolbar.bar.frame, CGRect(x: 0, y: 456, width: 300, height: 44))
    fake.bars.setBarsHidden(true)
    fake.layOut()
    expect(fake.bars.bar.frame.maxY == 0 && fake.bars.bar.isHidden && fake.bars.isBarHidden)
    expect(fake.bars.toolbar.bar.frame.minY == 500 && fake.bars.toolbar.isHidden)
    fake.bars.setBarsHidden(false)
    expect(!fake.bars.isBarHidden && fake.bars.toolbar.isHidden, "a toolbar without items stays away")
  }

  @Test func theToolbarShowsTheTopControllersItems() {
    let fake = fake(2)
    let items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    fake.controllers[1].toolbarItems = items
    fake.bars.setToolbarHidden(false, animated: false)
    expectEqual(fake.bars.toolbar.bar.items, items)
    fake.controllers.removeLast()
    fake.bars.stackDidChange(animated: false)
    expect(fake.bars.toolbar.bar.items?.isEmpty != false)
  }

  @Test func largeTitlesFollowTheStack() {
    let fake = fake(2)
    fake.bars.bar.prefersLargeTitles = true
    fake.controllers[1].navigationItem.largeTitleDisplayMode = .never
    fake.bars.stackDidChange(animated: false)
    expect(fake.bars.barHeight(over: fake.controllers[0]) > 90 && fake.bars.barHeight(over: fake.controllers[1]) == 44)
  }

  @Test func statusBarStyleFollowsTheNavigationBar() {
    let fake = fake()
    expect(fake.bars.statusBarStyle == .default && fake.bars.controllerForStatusBarStyle == nil)
    fake.bars.bar.barStyle = .black
    expectEqual(fake.bars.statusBarStyle, .lightContent)
    expect(fake.bars.barred?.controller === fake.controllers[0])
    fake.bars.setBarHidden(true, animated: false)
    expect(fake.bars.controllerForStatusBarStyle === fake.controllers[0] && fake.bars.barred == nil)
  }
}
