import Expectations
import Testing
import UIKit
import UIKitTesting

/// Objects that an app releases while UIKit uses them: all are gone by the end, and nothing uses them again.
@MainActor @Suite struct LettingGoTests {
  private let navigation = UINavigationController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(navigation, size: CGSize(width: 320, height: 480))
  }

  /// Shows a controller that nothing else holds.
  private func show<Controller: UIViewController>(_ make: () -> Controller) -> Weak<Controller> {
    let weak = Weak<Controller>()
    func run() {
      let controller = make()
      weak.object = controller
      navigation.setViewControllers([controller], animated: false)
    }
    run()
    screen.advance(frames: 2)
    return weak
  }

  private final class Weak<Object: AnyObject> {
    weak var object: Object?
  }

  private func letGo() { navigation.setViewControllers([UIViewController()], animated: false) }

  private func expectGone<Object>(_ weak: Weak<Object>, sourceLocation: SourceLocation = #_sourceLocation) throws {
    screen.advance(by: 2)
    try screen.settle()
    #expect(weak.object == nil, sourceLocation: sourceLocation)
  }

  // MARK: Lists

  private final class Rows: UITableViewController {
    var onSelect: (() -> Void)?
    var onScroll: (() -> Void)?
    var onEndScroll: (() -> Void)?
    var onSwipe: (() -> Void)?
    var onRefresh: (() -> Void)?
    var onDisplay: (() -> Void)?
    var count = 40

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      refreshControl = UIRefreshControl(
        frame: .zero, primaryAction: UIAction { [weak self] _ in self?.onRefresh?() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect?() }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      onDisplay?()
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Go") { [weak self] _, _, completion in
          self?.onSwipe?()
          completion(true)
        }
      ])
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onEndScroll?() }
  }

  private func showRows() -> Weak<Rows> { show { Rows(style: .plain) } }

  @Test func aTableMayBeReleasedInDidSelect() throws {
    let rows = showRows()
    rows.object?.onSelect = letGo
    screen.tap(at: CGPoint(x: 160, y: 200))
    try expectGone(rows)
  }

  @Test func aTableMayBeReleasedInDidScroll() throws {
    let rows = showRows()
    rows.object?.onScroll = letGo
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 150))
    try expectGone(rows)
  }

  @Test func aTableMayBeReleasedInDidEndDecelerating() throws {
    let rows = showRows()
    rows.object?.onEndScroll = letGo
    screen.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -900))
    try expectGone(rows)
  }

  @Test func aTableMayBeReleasedInWillDisplay() throws {
    let rows = showRows()
    rows.object?.onDisplay = letGo
    rows.object?.tableView.contentOffset.y += 100
    try expectGone(rows)
  }

  @Test func aTableMayBeReleasedInASwipeAction() throws {
    let rows = showRows()
    rows.object?.onSwipe = letGo
    screen.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200))
    try expectGone(rows)
  }

  @Test func aTableMayBeReleasedOnRefresh() throws {
    let rows = showRows()
    rows.object?.onRefresh = letGo
    screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 460))
    try expectGone(rows)
  }

  @Test func aTableMayBeReleasedDuringAnUpdate() throws {
    let rows = showRows()
    var isDone = false
    rows.object?.count -= 1
    rows.object?.tableView.performBatchUpdates {
      rows.object?.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
    } completion: { _ in
      isDone = true
    }
    screen.advance(frames: 3)
    letGo()
    try expectGone(rows)
    expect(isDone)
  }

  private final class Items: UICollectionViewController {
    var onSelect: (() -> Void)?
    var onScroll: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      onSelect?()
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
  }

  @Test func aCollectionViewMayBeReleasedInDidSelect() throws {
    let items = show { Items(collectionViewLayout: UICollectionViewFlowLayout()) }
    items.object?.onSelect = letGo
    screen.tap(at: CGPoint(x: 25, y: 180))
    try expectGone(items)
  }

  @Test func aCollectionViewMayBeReleasedInDidScroll() throws {
    let items = show { Items(collectionViewLayout: UICollectionViewFlowLayout()) }
    items.object?.onScroll = letGo
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 150))
    try expectGone(items)
  }

  // MARK: Controls

  @Test func controlsMayBeReleasedInTheirActions() throws {
    let makers: [(UIAction) -> UIControl] = [
      { UIButton(configuration: .filled(), primaryAction: $0) },
      { UISwitch(frame: .zero, primaryAction: $0) },
      { UISlider(frame: .zero, primaryAction: $0) },
      { UIStepper(frame: .zero, primaryAction: $0) },
      { action in
        let control = UISegmentedControl(
          frame: .zero, actions: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        control.addAction(action, for: .valueChanged)
        return control
      },
      { action in
        let control = UIPageControl(frame: .zero, primaryAction: action)
        control.numberOfPages = 5
        return control
      },
    ]
    for make in makers {
      var isCalled = false
      let shown: Weak<UIViewController> = show {
        let controller = UIViewController()
        let control = make(
          UIAction { [navigation] _ in
            isCalled = true
            navigation.setViewControllers([UIViewController()], animated: false)
          })
        control.frame = CGRect(x: 60, y: 200, width: 200, height: 44)
        controller.view.addSubview(control)
        return controller
      }
      let control = try require(shown.object?.view.subviews.first)
      let frame = control.frame
      screen.drag(
        from: CGPoint(x: frame.minX + 12, y: frame.midY), to: CGPoint(x: frame.maxX - 12, y: frame.midY))
      if !isCalled { screen.tap(at: CGPoint(x: frame.maxX - 12, y: frame.midY)) }
      expect(isCalled, "\(type(of: control))")
    }
  }

  @Test func aFieldMayBeReleasedInShouldReturn() throws {
    final class Form: UIViewController, UITextFieldDelegate {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      var onReturn: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        view.addSubview(field)
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return true
      }
    }
    let form = show { Form() }
    form.object?.onReturn = letGo
    form.object?.field.becomeFirstResponder()
    screen.type("a")
    screen.press(.keyboardReturnOrEnter)
    try expectGone(form)
  }

  @Test func aViewMayBeReleasedInItsGesture() throws {
    final class Squares: UIViewController {
      var onTap: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        let square = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
        view.addSubview(square)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector("tapped"))
        square.addGestureRecognizer(tap)
        square.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("tapped")))
      }
      func tapped() { onTap?() }
      override class var _actions: [_Action] { super._actions + [_Action("tapped", Squares.tapped)] }
    }
    for isDrag in [false, true] {
      let squares = show { Squares() }
      squares.object?.onTap = letGo
      if isDrag {
        screen.drag(from: CGPoint(x: 80, y: 180), to: CGPoint(x: 140, y: 240))
      } else {
        screen.tap(at: CGPoint(x: 100, y: 200))
      }
      try expectGone(squares)
    }
  }

  // MARK: Controllers

  @Test func aControllerMayBeReleasedDuringItsPush() throws {
    let weak = Weak<UIViewController>()
    func push() {
      let controller = UIViewController()
      weak.object = controller
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.pushViewController(controller, animated: true)
    }
    push()
    screen.advance(frames: 5)
    letGo()
    try expectGone(weak)
  }

  @Test func aNavigationControllerMayBeReleasedDuringItsTransition() throws {
    let weak = Weak<UINavigationController>()
    let window = UIWindow(windowScene: screen.window.windowScene!)
    func run() {
      let other = UINavigationController(rootViewController: UIViewController())
      weak.object = other
      window.rootViewController = other
      window.isHidden = false
      screen.advance(frames: 1)
      other.pushViewController(UIViewController(), animated: true)
      screen.advance(frames: 4)
      window.rootViewController = nil
    }
    run()
    try expectGone(weak)
  }

  // MARK: Short-lived windows

  /// A view that says it is in a window that nobody holds, as a suite's stand-in does.
  private final class Impostor: UIView {
    override var window: UIWindow? { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class ImpostorField: UITextField {
    override var window: UIWindow? { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  }

  private final class ImpostorTable: UITableView {
    override var window: UIWindow? { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  }

  @Test(arguments: [false, true]) func viewsClaimingAReleasedWindowAreReleased(isShown: Bool) throws {
    let makers: [() -> UIView] = [{ Impostor() }, { ImpostorField() }, { ImpostorTable() }]
    for (index, make) in makers.enumerated() {
      let weak = Weak<UIView>()
      try operate(make(), at: index, isShown: isShown, weak)
      try expectGone(weak)
    }
  }

  private func operate(_ view: UIView, at index: Int, isShown: Bool, _ weak: Weak<UIView>) throws {
    weak.object = view
    view.frame = CGRect(x: 10, y: 60 + 120 * CGFloat(index), width: 200, height: 100)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    if isShown { navigation.view.addSubview(view) }
    _ = view.becomeFirstResponder()
    _ = view.isFirstResponder
    view.setNeedsLayout()
    view.layoutIfNeeded()
    pan.isEnabled = false
    pan.isEnabled = true
    pan.state = .began
    screen.advance(frames: 1)
    pan.state = .ended
    screen.tap(at: CGPoint(x: 100, y: view.frame.midY))
    screen.drag(from: CGPoint(x: 100, y: view.frame.midY), to: CGPoint(x: 180, y: view.frame.midY - 40))
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    _ = view.convert(CGPoint.zero, to: nil)
    _ = view.snapshotView(afterScreenUpdates: true)
    _ = view.resignFirstResponder()
    try screen.settle()
    view.removeFromSuperview()
  }
}
