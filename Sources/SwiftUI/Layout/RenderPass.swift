import UIKit

/// Shows the elements of a tree in one view: it places their views, then updates the container's subviews.
@MainActor
final class RenderPass {
  /// The views, from back to front.
  private(set) var views: [UIView] = []
  let container: UIView
  private let placed: PlacedViews
  /// Whether elements are placed from right to left.
  private(set) var isMirrored: Bool
  /// How changes of views that are already shown are animated.
  var transaction: Transaction
  /// Whether nothing is animated, as when the views first appear.
  private let isStill: Bool
  /// The animations of appearing views, if they differ from the pass's.
  private var comings: [ObjectIdentifier: Animation?] = [:]

  /// How moved views are animated.
  var animation: Animation? { isStill ? nil : transaction.animation }

  /// The areas around the elements, in the container's coordinates.
  struct Surroundings {
    typealias Area = (safe: CGRect, all: CGRect)

    /// The container's area without bars; nil inside of views that do not reach beneath bars.
    var safeArea: CGRect?
    /// The height of the safe area covered by the keyboard.
    var keyboard: CGFloat = 0
    /// The safe area of a screen and its whole area; nil for views that are not part of a screen, such as rows.
    var screen: Area?
    /// The area of an element that edge insets leave free, and its whole area.
    fileprivate var uncovered: Area?

    /// The areas in the coordinates of a view at `origin`.
    func inside(at origin: CGPoint) -> Surroundings {
      func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -origin.x, dy: -origin.y) }
      var inner = self
      inner.safeArea = safeArea.map(moved)
      inner.screen = screen.map { (moved($0.safe), moved($0.all)) }
      inner.uncovered = uncovered.map { (moved($0.safe), moved($0.all)) }
      return inner
    }
  }
  var surroundings = Surroundings()

  /// A rectangle, extended to the screen's edges where it touches those of the safe area.
  func filling(_ rect: CGRect, _ edges: Edge.Set) -> CGRect {
    guard let (safe, all) = surroundings.screen, rect.width > 0, rect.height > 0 else { return rect }
    return rect.reaching(safe, upTo: all, edges, isMirrored: isMirrored)
  }

  /// The frame of a scroll view for a rectangle: it extends beneath views at the edges, and to the container's edges
  /// where it touches those of the safe area. The safe area does not include the views at the edges, so they are
  /// returned as insets.
  func extended(_ rect: CGRect) -> (frame: CGRect, covered: UIEdgeInsets) {
    var frame = rect
    if let (safe, all) = surroundings.uncovered { frame = rect.reaching(safe, upTo: all) }
    let covered = UIEdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
    if let safeArea = surroundings.safeArea { frame = frame.reaching(safeArea, upTo: container.bounds) }
    return (frame, covered)
  }

  /// The scroll views at the container's top edge and at its bottom edge; the last of several.
  private(set) weak var highestScroll: UIScrollView?
  private(set) weak var lowestScroll: UIScrollView?

  /// Places a scroll view, and notes whether it is at the container's top or bottom edge.
  func place(scroll view: UIScrollView, _ frame: CGRect) {
    place(view, frame)
    note(frame, highest: view, lowest: view)
  }

  /// Notes the scroll views at the edges of a view that another pass has filled.
  func note(_ inner: RenderPass, in frame: CGRect) {
    note(frame, highest: inner.highestScroll, lowest: inner.lowestScroll)
  }

  private func note(_ frame: CGRect, highest: UIScrollView?, lowest: UIScrollView?) {
    guard surroundings.safeArea != nil else { return }
    if let highest, frame.minY <= container.bounds.minY + 0.5 { highestScroll = highest }
    if let lowest, frame.maxY >= container.bounds.maxY - 0.5 { lowestScroll = lowest }
  }

  /// Shows an element in `rest`, the part of `rect` that the views at its edges leave free.
  func giving(way rest: CGRect, in rect: CGRect, _ body: () -> Void) {
    let outer = surroundings
    if outer.screen != nil { surroundings.screen = (rest, filling(rect, .all)) }
    surroundings.uncovered = (rest, outer.uncovered.map { rect.reaching($0.safe, upTo: $0.all) } ?? rect)
    body()
    surroundings = outer
  }

  /// The enclosing scroll view, which lazy stacks follow.
  weak var scroll: ScrollLeaf?

  init(_ placed: PlacedViews, isMirrored: Bool, transaction: Transaction = Transaction(), isStill: Bool = false) {
    self.placed = placed
    container = placed.container
    self.isMirrored = isMirrored
    self.transaction = transaction
    self.isStill = isStill
  }

  /// A pass for a view that another pass has placed.
  init(_ placed: PlacedViews, in outer: RenderPass) {
    self.placed = placed
    container = placed.container
    isMirrored = outer.isMirrored
    transaction = outer.transaction
    isStill = outer.isStill
    scroll = outer.scroll
  }

  /// Shows elements with another layout direction than the enclosing ones.
  func mirroring(_ isMirrored: Bool, _ body: () -> Void) {
    let outer = self.isMirrored
    self.isMirrored = isMirrored
    body()
    self.isMirrored = outer
  }

  /// Whether an enclosing element has changed the transaction.
  private var changesTransaction = false

  /// Shows elements with a changed transaction.
  func changing(_ transform: (inout Transaction) -> Void, _ body: () -> Void) {
    let (outer, wasChanging) = (transaction, changesTransaction)
    transform(&transaction)
    changesTransaction = true
    body()
    (transaction, changesTransaction) = (outer, wasChanging)
  }

  /// Places the view of an element. If a scroll view or screen in the element reaches beneath bars, so does the view; the
  /// view's coordinates begin at the element's corner all the same.
  /// - Parameter note: Called with the insets by which the view is larger than the element, before it is placed.
  /// - Returns: the view's frame, and the surroundings of the views in it.
  func place(
    _ view: UIView, of element: CGRect, reachesBars: @autoclosure () -> Bool, note: (UIEdgeInsets) -> Void = { _ in }
  ) -> (frame: CGRect, surroundings: Surroundings) {
    let reaches = surroundings.safeArea != nil && reachesBars()
    let frame = reaches ? extended(element).frame : element
    note(
      UIEdgeInsets(
        top: element.minY - frame.minY, left: element.minX - frame.minX, bottom: frame.maxY - element.maxY,
        right: frame.maxX - element.maxX))
    place(view, frame, from: CGPoint(x: frame.minX - element.minX, y: frame.minY - element.minY))
    var inner = surroundings.inside(at: element.origin)
    if !reaches { inner.safeArea = nil }
    return (frame, inner)
  }

  /// Places a view.
  /// - Parameter start: The origin of the view's own coordinates.
  func place(_ view: UIView, _ frame: CGRect, from start: CGPoint? = nil) {
    views.append(view)
    let scale = max(container.traitCollection.displayScale, 1)
    let aligned = frame.alignedToPixels(scale)
    let isNew = view.superview !== container
    let size = aligned.size
    let center = CGPoint(x: aligned.midX, y: aligned.midY)
    let isMoved = view.center != center || start != nil && view.bounds.origin != start
    guard isNew || isMoved || view.bounds.size != size else { return }
    if isNew, changesTransaction { comings[ObjectIdentifier(view)] = animation }
    let change = {
      if let start { view.bounds.origin = start }
      if CATransform3DIsIdentity(view.layer.transform) {
        // At once: a scroll view whose size alone changed would scroll by the safe area of a wrong position.
        view.frame = aligned
      } else {
        // The frame of a turned view is undefined.
        view.bounds.size = size
        view.center = center
      }
      (view as? ContainedView)?.followSize()
    }
    if let animation, !isNew {
      // Text gets its new lines without animation, then moves: otherwise new lines would be clipped by the old frame.
      if let label = view as? UILabel { UIView.performWithoutAnimation { label.resize(to: size) } }
      animation.run {
        change()
        view.layoutIfNeeded()
      }
    } else {
      UIView.performWithoutAnimation(change)
    }
  }

  /// Adds an appearing view at the frame from which it moves to its own.
  func begin(_ view: UIView, _ frame: CGRect) {
    UIView.performWithoutAnimation {
      container.addSubview(view)
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Makes the placed views the container's subviews, and removes those of the previous pass that were not placed.
  func finish() {
    let old = placed
    let isSame = old.views.count == views.count && zip(old.views, views).allSatisfy { $0 === $1 }
    if isSame, views.allSatisfy({ $0.superview === container }) { return }
    let kept = Set(views.map(ObjectIdentifier.init))
    // Only views that are still in this container are removed: another container may show a view by now.
    for view in old.views where !kept.contains(ObjectIdentifier(view)) && view.superview === container {
      Appearing.remove(view, animation)
    }
    var below: UIView?
    for view in views {
      let isNew = view.superview !== container
      if let below { container.insertSubview(view, aboveSubview: below) } else { container.insertSubview(view, at: 0) }
      below = view
      if isNew { Appearing.insert(view, comings[ObjectIdentifier(view)] ?? animation) }
    }
    old.views = views
  }
}

/// The views that passes have added to a view; its other subviews, such as scroll indicators, are left alone.
@MainActor
final class PlacedViews {
  unowned let container: UIView
  fileprivate var views: [UIView] = []

  init(_ container: UIView) { self.container = container }
}

/// How views appear and disappear: they fade if the change is animated [D].
@MainActor
enum Appearing {
  static func insert(_ view: UIView, _ animation: Animation?) {
    // A view with a transition animates its appearance itself.
    guard let animation, (view as? ContainedView)?.hasTransition != true else { return }
    let alpha = view.alpha
    UIView.performWithoutAnimation { view.alpha = 0 }
    animation.run { view.alpha = alpha }
  }

  static func remove(_ view: UIView, _ animation: Animation?) {
    if let view = view as? ContainedView, view.isLeaving, view.window != nil { return }
    guard let animation, view.window != nil else { return view.removeFromSuperview() }
    let alpha = view.alpha
    animation.run(
      { view.alpha = 0 },
      completion: {
        guard view.alpha == 0 else { return }
        view.removeFromSuperview()
        view.alpha = alpha
      })
  }
}

extension CGRect {
  /// The rectangle, extended to the whole area's edges where it touches those of a safe area.
  fileprivate func reaching(
    _ safe: CGRect, upTo all: CGRect, _ edges: Edge.Set = .all, isMirrored: Bool = false
  ) -> CGRect {
    let (start, end): (Edge.Set, Edge.Set) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let left = edges.contains(start) && minX <= safe.minX + 0.5 ? min(all.minX, minX) : minX
    let top = edges.contains(.top) && minY <= safe.minY + 0.5 ? min(all.minY, minY) : minY
    let right = edges.contains(end) && maxX >= safe.maxX - 0.5 ? max(all.maxX, maxX) : maxX
    let bottom = edges.contains(.bottom) && maxY >= safe.maxY - 0.5 ? max(all.maxY, maxY) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle, rounded to whole pixels.
  func alignedToPixels(_ scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded() / scale
    let top = (minY * scale).rounded() / scale
    return CGRect(
      x: left, y: top, width: (maxX * scale).rounded() / scale - left,
      height: (maxY * scale).rounded() / scale - top)
  }
}

extension UILabel {
  /// Changes the size and keeps the edge or centre at which the lines are aligned in its position.
  fileprivate func resize(to size: CGSize) {
    let change = CGSize(width: size.width - bounds.width, height: size.height - bounds.height)
    let side: CGFloat =
      switch textAlignment {
      case .center: 0
      case .right: -1
      default: 1
      }
    bounds.size = size
    center = CGPoint(x: center.x + side * change.width / 2, y: center.y + change.height / 2)
  }
}
