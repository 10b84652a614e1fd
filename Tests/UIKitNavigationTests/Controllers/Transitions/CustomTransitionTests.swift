import Expectations
import ScreenTesting
import Stage
import Testing
import UIKit

@MainActor
@Suite("Transitions of an app's own")
struct CustomTransitionTests {
  private let log = RecordingController.Log()
  private let root: RecordingController
  private let shown: RecordingController
  private let transitions: SlowTransitions
  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  init() {
    root = RecordingController("root", log: log)
    shown = RecordingController("shown", log: log)
    transitions = SlowTransitions(log)
    shown.transitioningDelegate = transitions
  }

  /// A panel at the lower edge, as apps write it: the presentation controller adds the view, and the animator moves it.
  private final class Panel: UIPresentationController {
    var sizes: [CGSize] = []
    var wishes: [CGSize] = []

    override func presentationTransitionWillBegin() {
      guard let containerView, let presentedView else { return }
      containerView.addSubview(presentedView)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      wishes.append(container.preferredContentSize)
    }
  }

  private final class PanelContent: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private final class PanelTransitions: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private(set) weak var panel: Panel?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let panel = Panel(presentedViewController: presented, presenting: presenting)
      self.panel = panel
      return panel
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = panel?.presentedView else { return }
      view.frame.origin.y = 844
      UIView.animate(withDuration: 1) {
        view.frame.origin.y = 500
      } completion: {
        transitionContext.completeTransition($0)
      }
    }
  }

  @Test("a custom presentation: the view stays where the animator put it, and its controller hears of sizes")
  func aCustomPresentationsViewStaysWhereTheAnimatorPutIt() throws {
    let screen = VirtualScreen(root: root)
    let delegate = PanelTransitions()
    let content = PanelContent()
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    root.present(content, animated: true)
    screen.advance(1.1)
    expectEqual(content.view.frame, CGRect(x: 0, y: 500, width: 390, height: 844))
    content.view.superview?.setNeedsLayout()
    screen.advance(0.1)
    expectEqual(content.view.frame.minY, 500)
    content.preferredContentSize = CGSize(width: 0, height: 200)
    let panel = try require(delegate.panel)
    expect(panel.wishes == [CGSize(width: 0, height: 200)] && panel.preferredContentSize.height == 200)
    screen.stage.resize(to: CGSize(width: 844, height: 390))
    screen.advance(0.1)
    expectEqual(panel.sizes, [CGSize(width: 844, height: 390)])
    expectEqual(
      content.sizes, [CGSize(width: 844, height: 390)], "told once, by the default of the presentation controller")
  }

  /// Dims the presenter along with the animator.
  private final class ShadedPanel: UIPresentationController {
    private let shade = UIView()

    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      shade.frame = containerView.bounds
      shade.alpha = 0
      containerView.addSubview(shade)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
    }
  }

  private final class ShadedTransitions: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { ShadedPanel(presentedViewController: presented, presenting: presenting) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.frame = CGRect(x: 0, y: 844, width: 390, height: 344)
      UIView.animate(withDuration: 1) {
        view.frame.origin.y = 500
      } completion: {
        transitionContext.completeTransition($0)
      }
    }
  }

  @Test("the content of a view that an animator adds is in its place from the first frame")
  func theFirstLayoutOfAnAddedViewIsNotAnimated() throws {
    let screen = VirtualScreen(root: root)
    let delegate = ShadedTransitions()
    let content = UITableViewController()
    let source = OneRow()
    content.tableView.dataSource = source
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    root.present(content, animated: true)
    screen.advance(0.5)
    let cell = try require(content.tableView.visibleCells.first)
    let label = try require(cell.textLabel)
    expect(label.bounds.width > 20)
    expectEqual(label.layer.animationKeys() ?? [], [])
    expectEqual(label.layer.presentation()?.bounds, label.layer.bounds)
    let moving = try require(content.view.layer.presentation())
    expect(moving.frame.minY > 500 && moving.frame.minY < 844)
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Relevance"
      return cell
    }
  }

  @Test("over full screen: the presenter neither goes nor takes part")
  func overFullScreenLeavesThePresenterAlone() {
    let screen = VirtualScreen(root: root)
    shown.modalPresentationStyle = .overFullScreen
    _ = log.take()
    var isDone = false
    root.present(shown, animated: true) { isDone = true }
    expectEqual(transitions.animator.frames, [whole, whole, .zero, whole])
    expectEqual(transitions.animator.hasViews, [false, true])
    screen.advance(0.5)
    expect(abs(shown.view.layer.presentationOpacity - 0.5) < 0.05)
    expect(shown.isBeingPresented && !isDone)
    screen.advance(0.6)
    expect(isDone && !shown.isBeingPresented)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "shown.loadView", "shown.viewDidLoad", "shown.viewWillAppear(true)", "shown.viewIsAppearing(true)", "animate",
        "shown.viewDidAppear(true)", "ended true",
      ])
    shown.dismiss(animated: true)
    expectEqual(transitions.animator.frames, [whole, .zero, whole, whole])
    expectEqual(transitions.animator.hasViews, [true, false])
    screen.advance(1.1)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "shown.viewWillDisappear(true)", "animate", "shown.viewDidDisappear(true)", "ended true",
      ])
    expect(root.presentedViewController == nil && shown.view.window == nil)
  }

  @Test("full screen: the presenter's view is in the container, leaves, and is brought back")
  func fullScreenMovesThePresentersViewIntoTheContainer() {
    let screen = VirtualScreen(root: root)
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: true)
    expectEqual(transitions.animator.hasViews, [true, true])
    expect(root.view.superview === transitions.animator.context?.containerView)
    screen.advance(1.1)
    expectNil(root.view.superview)
    _ = log.take()
    shown.dismiss(animated: true)
    screen.advance(1.1)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "shown.viewWillDisappear(true)", "root.viewWillAppear(true)", "animate", "root.viewIsAppearing(true)",
        "shown.viewDidDisappear(true)", "root.viewDidAppear(true)", "ended true",
      ])
    expect(root.view.superview === screen.window && screen.window.subviews.count == 1)
  }

  @Test("without animation the delegate is not asked")
  func unanimatedPresentationsDoNotQueryTheTransitioningDelegate() {
    let screen = VirtualScreen(root: root)
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: false)
    screen.advance(0.1)
    shown.dismiss(animated: false)
    screen.advance(0.1)
    expect(!log.lines.contains("animate"))
    expect(root.view.superview === screen.window)
  }

  @Test(
    "a transition that wants no interactive start runs by itself, one that does waits", arguments: [true, false])
  func wantsInteractiveStartDecidesWhetherATransitionWaits(isWanted: Bool) {
    let screen = VirtualScreen(root: root)
    let interaction = UIPercentDrivenInteractiveTransition()
    expect(interaction.wantsInteractiveStart)
    interaction.wantsInteractiveStart = isWanted
    transitions.interaction = interaction
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: true)
    expectEqual(root.transitionCoordinator?.isInteractive, isWanted)
    expectEqual(root.transitionCoordinator?.initiallyInteractive, isWanted)
    screen.advance(1.1)
    expectEqual(shown.isBeingPresented, isWanted, "what waits for a hand has not moved")
    if isWanted { interaction.finish() }
    screen.advance(1.1)
    expect(!shown.isBeingPresented && root.presentedViewController === shown)
  }

  @Test("an interactive presentation is moved forwards and back, and cancelled")
  func anInteractivePresentationMayBeCancelled() {
    let screen = VirtualScreen(root: root)
    let hand = UIPercentDrivenInteractiveTransition()
    transitions.interaction = hand
    shown.modalPresentationStyle = .fullScreen
    _ = log.take()
    root.present(shown, animated: true)
    expect(hand.duration == 1 && transitions.animator.context?.isInteractive == true)
    screen.advance(3)
    expect(shown.view.layer.presentationOpacity < 0.01, "it waits")
    for part in [0.3, 0.8, 0.4] as [CGFloat] {
      hand.update(part)
      screen.advance(1.0 / 60)
      expect(abs(CGFloat(shown.view.layer.presentationOpacity) - part) < 0.01)
      expectEqual(hand.percentComplete, part)
      expectEqual(shown.transitionCoordinator?.percentComplete, part)
    }
    hand.update(2)
    screen.advance(1)
    expect(shown.isBeingPresented, "the end of the way is not the end of the transition")
    hand.update(0.5)
    _ = log.take()
    hand.cancel()
    expectEqual(shown.transitionCoordinator?.isCancelled, true)
    screen.advance(0.4)
    expect(shown.isBeingPresented)
    screen.advance(0.2)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "shown.viewWillDisappear(true)", "root.viewWillAppear(true)", "shown.viewDidDisappear(true)",
        "root.viewIsAppearing(true)", "root.viewDidAppear(true)", "ended false",
      ])
    expect(root.presentedViewController == nil && shown.presentingViewController == nil)
    expect(root.view.superview === screen.window && screen.window.subviews.count == 1)
    expect(screen.stage.clock.pendingWork.isEmpty, "\(screen.stage.clock.pendingWork)")
  }

  @Test("a finished interaction runs on at its completion speed")
  func aFinishedInteractionRunsAtItsCompletionSpeed() {
    let screen = VirtualScreen(root: root)
    shown.modalPresentationStyle = .overFullScreen
    root.present(shown, animated: true)
    screen.advance(1.1)
    let hand = UIPercentDrivenInteractiveTransition()
    hand.completionSpeed = 2
    transitions.interaction = hand
    shown.dismiss(animated: true)
    hand.update(0.2)
    screen.advance(1)
    hand.finish()
    screen.advance(0.35)
    expect(shown.isBeingDismissed)
    screen.advance(0.1)
    expectNil(root.presentedViewController)
    expectEqual(log.lines.last, "ended true")
  }

  @Test("a cancelled interactive push leaves everything as it was")
  func aCancelledInteractivePushChangesNothing() {
    let navigation = UINavigationController(rootViewController: root)
    let screen = VirtualScreen(root: navigation)
    let hand = UIPercentDrivenInteractiveTransition()
    transitions.interaction = hand
    navigation.delegate = transitions
    root.title = "Root"
    shown.title = "Shown"
    screen.advance(0.1)
    let texts = navigation.navigationBar.shownTexts
    _ = log.take()
    navigation.pushViewController(shown, animated: true)
    expectEqual(transitions.animator.frames, [whole, .zero, .zero, whole])
    hand.update(0.5)
    screen.advance(0.1)
    hand.cancel()
    screen.advance(1)
    expectEqual(navigation.viewControllers, [root])
    expectEqual(navigation.navigationBar.shownTexts, texts)
    expect(root.view.superview != nil && shown.view.superview == nil)
    expectEqual(log.takeWithoutLayout().suffix(1), ["ended false"])
    // The next one runs by itself.
    transitions.interaction = nil
    navigation.pushViewController(shown, animated: true)
    screen.advance(1.1)
    expect(navigation.viewControllers == [root, shown] && root.view.superview == nil)
    expectEqual(navigation.navigationBar.shownTexts, ["Root", "Shown"])
  }

  @Test("another push finishes a running one")
  func anotherPushFinishesARunningOne() {
    let navigation = UINavigationController(rootViewController: root)
    let screen = VirtualScreen(root: navigation)
    navigation.delegate = transitions
    navigation.pushViewController(shown, animated: true)
    screen.advance(0.5)
    let last = RecordingController("last", log: log)
    navigation.pushViewController(last, animated: true)
    screen.advance(2)
    expectEqual(navigation.viewControllers, [root, shown, last])
    expect(shown.view.superview == nil && last.view.superview != nil)
    expectEqual(log.lines.filter { $0 == "ended true" }.count, 2)
  }

  @Test("an app's objects for a transition are released with it")
  func transitionObjectsAreReleasedWithTheTransition() {
    let screen = VirtualScreen(root: root)
    weak var delegate: SlowTransitions?
    weak var presented: RecordingController?
    weak var hand: UIPercentDrivenInteractiveTransition?
    do {
      let transitions = SlowTransitions(log)
      let controller = RecordingController("other", log: log)
      let interaction = UIPercentDrivenInteractiveTransition()
      (delegate, presented, hand) = (transitions, controller, interaction)
      controller.transitioningDelegate = transitions
      controller.modalPresentationStyle = .custom
      transitions.interaction = interaction
      root.present(controller, animated: true)
      interaction.update(0.5)
      screen.advance(0.1)
      interaction.finish()
      screen.advance(2)
      transitions.interaction = nil
      controller.dismiss(animated: true)
      screen.advance(2)
    }
    screen.advance(0.1)
    expect(delegate == nil && presented == nil && hand == nil)
  }
}
