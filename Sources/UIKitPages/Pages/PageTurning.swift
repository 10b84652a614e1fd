import Foundation

/// The shown page of a page view controller, its neighbours, and the transition between them.
///
/// The shown page is in the middle of a scroll view, with space on each side that has a neighbour. A page that scrolls
/// into view is added as a child; afterwards the page that came to rest stays and the other one is removed.
@MainActor
final class PageTurning {
  typealias Direction = UIPageViewController.NavigationDirection

  /// A transition that is under way.
  private struct Turning {
    let page: UIViewController
    let direction: Direction
    /// Whether the user turns the page. Only then the delegate is informed.
    let isByUser: Bool
    var completion: ((Bool) -> Void)?
  }

  private unowned let host: any PageHost
  private(set) var shown: UIViewController?
  /// The pages before and after the shown one; nil if the data source has not been asked.
  private var neighbours: (before: UIViewController?, after: UIViewController?)?
  private var turning: Turning?
  private lazy var view = PageView(self, isVertical: host.isVertical)
  private var isArranging = false

  init(_ host: any PageHost) { self.host = host }

  var pages: [UIViewController] { shown.map { [$0] } ?? [] }

  // MARK: Set by the app

  func set(
    _ controllers: [UIViewController]?, _ direction: Direction, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let controllers = controllers ?? []
    guard controllers.count == 1, let page = controllers.first else {
      fatalError(
        """
        The number of view controllers provided (\(controllers.count)) doesn't match the number required (1) for the \
        requested transition. Pages that are scrolled are shown one by one: set one controller.
        """)
    }
    finishTurn()
    guard page !== shown else {
      neighbours = nil
      updateDots()
      host.viewIfLoaded?.setNeedsLayout()
      completion?(true)
      return
    }
    guard animated, shown != nil, host.viewIsVisible, host.viewIfLoaded?.window != nil else {
      replace(with: page)
      completion?(true)
      return
    }
    neighbours = direction == .forward ? (nil, page) : (page, nil)
    arrange()
    begin(page, direction, isByUser: false, completion: completion)
    updateDots()
    view.scroll.setContentOffset(offset(of: direction), animated: true)
  }

  /// Shows a page without an animation.
  private func replace(with page: UIViewController) {
    let old = shown
    let isVisible = host.viewIsVisible
    Turn.keep(old)
    host.addChild(page)
    old?.willMove(toParent: nil)
    shown = page
    neighbours = nil
    if isVisible {
      page.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    if host.isViewLoaded { view.scroll.addSubview(page.view) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isVisible { old?.endAppearanceTransition() }
    old?.removeFromParent()
    page.didMove(toParent: host)
    updateDots()
    guard host.isViewLoaded else { return }
    arrange()
    host.view.setNeedsLayout()
    guard isVisible, host.viewHasAppeared, let window = host.view.window else { return }
    window.afterNextLayout { [weak self, weak page] in
      if let page, self?.shown === page { page.endAppearanceTransition() }
    }
  }

  func dataSourceDidChange() {
    if turning == nil { neighbours = nil }
    updateDots()
    host.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: View

  func loadView() {
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view = view
    if let shown { view.scroll.addSubview(shown.view) }
    updateDots()
  }

  func layOut() {
    // [C] The data source is asked for neighbours once the page is at rest.
    if turning == nil, neighbours == nil, !view.scroll.isMovedByUser, let shown, host.viewIfLoaded?.window != nil,
      host.calls.hasDataSource
    {
      let before = host.calls.neighbour(.reverse, of: shown)
      let after = host.calls.neighbour(.forward, of: shown)
      if self.shown === shown, turning == nil, neighbours == nil { neighbours = (before, after) }
    }
    let hasMoved = view.placeScroll(spacing: host.spacing)
    if hasMoved, turning != nil { finishTurn() }
    if turning == nil, !view.scroll.isMovedByUser { arrange() } else { placePages() }
  }

  /// Makes space for the neighbours, and puts the shown page in the middle.
  private func arrange() {
    guard host.isViewLoaded else { return }
    isArranging = true
    defer { isArranging = false }
    let step = view.step
    let count = 1 + (neighbours?.before == nil ? 0 : 1) + (neighbours?.after == nil ? 0 : 1)
    view.scroll.contentSize =
      host.isVertical
      ? CGSize(width: view.scroll.bounds.width, height: step * CGFloat(count))
      : CGSize(width: step * CGFloat(count), height: view.scroll.bounds.height)
    view.scroll.contentOffset = home
    placePages()
  }

  private func placePages() {
    place(shown, at: home)
    if let turning { place(turning.page, at: offset(of: turning.direction)) }
  }

  private func place(_ page: UIViewController?, at offset: CGPoint) {
    guard let page, page.isViewLoaded || page === shown else { return }
    var frame = CGRect(origin: offset, size: view.scroll.bounds.size)
    frame = host.isVertical ? frame.insetBy(dx: 0, dy: host.spacing / 2) : frame.insetBy(dx: host.spacing / 2, dy: 0)
    page.view.frame = frame
  }

  // MARK: Places

  /// Whether later pages are on the left, as in languages written from right to left.
  private var isMirrored: Bool { !host.isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The content offset at which the shown page is centred.
  private var home: CGPoint {
    let first = isMirrored ? neighbours?.after : neighbours?.before
    return point(first == nil ? 0 : view.step)
  }

  private func offset(of direction: Direction) -> CGPoint {
    let sign: CGFloat = (direction == .forward) == isMirrored ? -1 : 1
    let home = home
    return point((host.isVertical ? home.y : home.x) + sign * view.step)
  }

  private func point(_ distance: CGFloat) -> CGPoint {
    host.isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  /// How far the content is scrolled from the shown page towards the next one, in points.
  private var progress: CGFloat {
    let offset = view.scroll.contentOffset
    let moved = host.isVertical ? offset.y - home.y : offset.x - home.x
    return isMirrored ? -moved : moved
  }

  // MARK: Turning

  private func begin(
    _ page: UIViewController, _ direction: Direction, isByUser: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard let old = shown else { return }
    turning = Turning(page: page, direction: direction, isByUser: isByUser, completion: completion)
    if isByUser { host.calls.willTurn(to: page) }
    guard turning?.page === page else { return }
    host.addChild(page)
    page.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
    guard turning?.page === page else { return }
    place(page, at: offset(of: direction))
    view.scroll.addSubview(page.view)
    placePages()
  }

  private func end(completed: Bool) {
    guard let turning, let old = shown else { return }
    self.turning = nil
    let page = turning.page
    let (leaving, staying) = completed ? (old, page) : (page, old)
    Turn.keep(leaving)
    if completed {
      shown = page
      neighbours = nil
    } else {
      page.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
      if !turning.isByUser { neighbours = nil }
    }
    leaving.willMove(toParent: nil)
    leaving.viewIfLoaded?.removeFromSuperview()
    if host.isViewLoaded, !view.scroll.isMovedByUser { arrange() }
    leaving.endAppearanceTransition()
    staying.endAppearanceTransition()
    leaving.removeFromParent()
    if completed {
      page.didMove(toParent: host)
      if turning.isByUser { view.moveDot(by: turning.direction == .forward ? 1 : -1) }
    }
    host.viewIfLoaded?.setNeedsLayout()
    turning.completion?(completed)
    if turning.isByUser { host.calls.didTurn(from: old, completed: completed) }
  }

  /// Jumps to the end of a transition.
  private func finishTurn() {
    guard let turning else { return }
    let isComplete = !turning.isByUser || progress.magnitude > view.step / 2
    if var changed = self.turning {
      let completion = changed.completion
      // [D] The completion handler learns that the animation was interrupted.
      changed.completion = completion.map { completion in { _ in completion(false) } }
      self.turning = changed
    }
    isArranging = true
    view.scroll.setContentOffset(view.scroll.contentOffset, animated: false)
    isArranging = false
    end(completed: isComplete)
  }

  // MARK: Dots

  private func updateDots() {
    guard host.isViewLoaded, !host.isVertical else { return }
    view.showDots(host.calls.dots)
  }

  /// The user selected another dot.
  func dotDidChange(by step: Int) {
    guard step != 0, turning == nil else { return }
    let direction: Direction = step > 0 ? .forward : .reverse
    guard (direction == .forward ? neighbours?.after : neighbours?.before) != nil else { return }
    view.scroll.setContentOffset(offset(of: direction), animated: true)
  }
}

extension PageTurning: ScrollObserving {
  func contentDidMove() {
    guard !isArranging, host.viewIfLoaded?.window != nil else { return }
    let progress = progress
    // Half a point is a rounding error, not a turn.
    guard progress.magnitude >= 0.5 else { return }
    let direction: Direction = progress > 0 ? .forward : .reverse
    if let turning {
      guard turning.direction != direction, turning.isByUser else { return }
      // The finger reversed its direction, towards the other neighbour.
      end(completed: false)
    }
    let neighbour = direction == .forward ? neighbours?.after : neighbours?.before
    if let neighbour { Turn.run(on: host) { begin(neighbour, direction, isByUser: true) } }
  }

  func contentDidRest() {
    guard turning != nil, !isArranging else { return }
    Turn.run(on: host) { end(completed: progress.magnitude > view.step / 2) }
  }
}
