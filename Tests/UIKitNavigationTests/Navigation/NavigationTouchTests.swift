import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Navigating by hand")
struct NavigationTouchTests {
  private let root = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() {
    root.title = "Root"
    detail.title = "Detail"
    root.view.backgroundColor = .systemYellow
    detail.view.backgroundColor = .systemGreen
    navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(detail, animated: false)
    screen = MountedScreen(navigation)
  }

  @Test("the back button leads back")
  func tappingTheBackButtonPops() throws {
    screen.tap(at: CGPoint(x: 30, y: 22))
    try screen.settle()
    expectEqual(navigation.viewControllers, [root])
  }

  @Test("a drag from the edge across the screen goes back, a short one does not")
  func anEdgeDragPopsOnlyIfLongEnough() throws {
    screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 60, y: 402))
    try screen.settle()
    expectEqual(navigation.viewControllers, [root, detail])
    expectEqual(detail.view.frame.minX, 0)
    screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 402))
    try screen.settle()
    expectEqual(navigation.viewControllers, [root])
  }

  /// Goes back under the finger by a recogniser of the app's own.
  private final class OwnEdge: UIResponder {
    let transitions = SlowTransitions(RecordingController.Log())
    var states: [UIGestureRecognizer.State] = []
    weak var navigation: UINavigationController?

    override class var _actions: [_Action] { super._actions + [_Action("follow:", OwnEdge.follow(_:))] }

    func follow(_ edge: UIScreenEdgePanGestureRecognizer) {
      guard let navigation, let view = edge.view else { return }
      if states.last != edge.state { states.append(edge.state) }
      switch edge.state {
      case .began:
        transitions.interaction = UIPercentDrivenInteractiveTransition()
        navigation.popViewController(animated: true)
      case .changed: transitions.interaction?.update(edge.translation(in: view).x / view.bounds.width)
      default: transitions.interaction?.finish()
      }
    }
  }

  @Test("where the app animates the way back, its own recogniser at the edge is called")
  func customEdgeRecognisersAreCalledForCustomPops() throws {
    let own = OwnEdge()
    own.navigation = navigation
    navigation.delegate = own.transitions
    let edge = UIScreenEdgePanGestureRecognizer(target: own, action: "follow:")
    edge.edges = .left
    navigation.view.addGestureRecognizer(edge)
    screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 402))
    try screen.settle()
    expectEqual(own.states, [.began, .changed, .ended])
    expectEqual(navigation.viewControllers, [root])
  }

  @Test("a drag that starts further in does nothing")
  func aDragFromWithinDoesNotPop() throws {
    screen.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 380, y: 402))
    try screen.settle()
    expectEqual(navigation.viewControllers, [root, detail])
  }

  @Test("buttons act where they are tapped, and not while they are disabled")
  func barButtonsActUnlessDisabled() throws {
    var taps = 0
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in taps += 1 })
    detail.navigationItem.rightBarButtonItem = item
    try screen.settle()
    screen.tap(at: CGPoint(x: 360, y: 22))
    expectEqual(taps, 1)
    item.isEnabled = false
    try screen.settle()
    screen.tap(at: CGPoint(x: 360, y: 22))
    expectEqual(taps, 1)
  }

  @Test("the edit button turns editing on and off and changes its title")
  func theEditButtonTogglesEditing() throws {
    detail.navigationItem.rightBarButtonItem = detail.editButtonItem
    try screen.settle()
    screen.tap(at: CGPoint(x: 360, y: 22))
    expect(detail.isEditing && detail.editButtonItem.title == "Done")
    try screen.settle()
    screen.tap(at: CGPoint(x: 360, y: 22))
    expect(!detail.isEditing && detail.editButtonItem.title == "Edit")
  }

  @Test("the bar has a background only when content lies beneath it")
  func theBarHasABackgroundOnlyOverContent() throws {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    let controller = UIViewController()
    controller.view = scrollView
    navigation.pushViewController(controller, animated: false)
    try screen.settle()
    expectEqual(scrollView.contentOffset.y, -44)
    func background() -> Bool { navigation.navigationBar.subviews.first?.isHidden == false }
    expect(!background())
    scrollView.contentOffset.y += 20
    try screen.settle()
    expect(background())
    scrollView.contentOffset.y = -44
    try screen.settle()
    expect(!background())
  }

  @Test("the back button of a narrow bar stays where a finger is on it, however often the bar is laid out")
  func theBackButtonOfANarrowBarStaysUnderThePress() throws {
    root.title = "Long title"
    detail.title = "A long title"
    screen.resize(to: CGSize(width: 200, height: 300))
    try screen.settle()
    let bar = navigation.navigationBar
    func labels() -> [UILabel] { bar.labels.filter { $0.alpha > 0 && $0.text?.isEmpty == false } }
    let before = labels().map { ObjectIdentifier($0) }
    expectEqual(labels().map(\.text), ["A long title", "Back"], "the whole title fits beside the shorter word")
    for view in bar.subviews { view.setNeedsLayout() }
    bar.layoutIfNeeded()
    expectEqual(labels().map { ObjectIdentifier($0) }, before)
    let back = try require(bar.views(named: "BarButton").first)
    for view in bar.subviews { view.setNeedsLayout() }
    bar.layoutIfNeeded()
    expect(bar.views(named: "BarButton").first === back)
    screen.tap(at: CGPoint(x: 15, y: 22))
    try screen.settle()
    expectEqual(navigation.viewControllers, [root])
  }
}

extension UIView {
  fileprivate var labels: [UILabel] { subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels } }

  fileprivate func views(named name: String) -> [UIView] {
    subviews.flatMap { ("\(type(of: $0))" == name ? [$0] : []) + $0.views(named: name) }
  }
}
