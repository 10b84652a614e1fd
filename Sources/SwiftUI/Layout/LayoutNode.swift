import UIKit

/// An element that a container arranges: it chooses a size for what is proposed, and is placed.
@MainActor
class LayoutNode {
  /// Values that the container reads; those of the element inside where a modifier adds none.
  var traits: LayoutTraits { LayoutTraits() }
  unowned(unsafe) var container: LayoutNode?
  /// The row of a list that shows the element alone.
  var rowElement: RowElement?
  /// The place in the container's coordinates, as in a language that runs from left to right.
  private(set) var frame = CGRect.zero
  private(set) var proposal = ProposedViewSize.unspecified
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, size: CGSize, value: CGFloat?)] = []
  private var isPlaced = false
  /// Answers that are kept: more than a nest of fifty stacks asks for in one layout.
  static let mostKept = 128
  /// How many sizes are kept, for tests.
  var keptSizeCount: Int { sizes.count }
  /// How often the element chose a size, for tests.
  private(set) static var measurements = 0

  // MARK: Sizes

  /// The size for a proposal; chosen once until something changes.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    Self.measurements += 1
    // A window that is dragged to another size proposes ever new ones.
    if sizes.count >= Self.mostKept { sizes.removeFirst(Self.mostKept / 2) }
    var size = measure(proposal)
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    sizes.append((proposal, CGSize(width: max(size.width, 0), height: max(size.height, 0))))
    return sizes[sizes.count - 1].size
  }

  /// The length along an axis of the size for a proposal: cheaper where the length across is not needed.
  final func length(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    if !sizes.contains(where: { $0.proposal == proposal }), let length = knownLength(along: axis, proposal) {
      return length
    }
    let size = size(proposal)
    return axis == .horizontal ? size.width : size.height
  }

  /// The length along an axis of the size for a proposal, where it is known without more; for subclasses.
  func knownLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Chooses a size; for subclasses.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self)
  }

  /// The position of a guide that the view says itself, if it has the given size; found once until something changes.
  final func explicitGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard SaidGuides.contain(key) else { return nil }
    for known in guides where known.key == key && known.size == size { return known.value }
    let value = findGuide(key, size)
    if guides.count >= Self.mostKept { guides.removeFirst(Self.mostKept / 2) }
    guides.append((key, size, value))
    return value
  }

  /// Finds a guide that the view says itself; for subclasses.
  func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

  /// The room that the element wants at its sides.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Elements with a higher priority are offered room first.
  var priority: Double { 0 }
  /// Elements with a greater depth are in front.
  var depth: Double { 0 }

  // MARK: Placing

  /// Places the element at a point of its container.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(proposal)
    frame = CGRect(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0, width: finite(size.width),
      height: finite(size.height))
    guard !isPlaced || self.proposal != proposal else { return }
    self.proposal = proposal
    isPlaced = true
    arrange(frame.size, proposal)
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  /// Places the elements inside; for subclasses.
  func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {}

  /// The element's size may be another one: containers measure again.
  func invalidate() {
    let wasKnown = isPlaced || !sizes.isEmpty
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    isPlaced = false
    // A container that never asked needs not be told.
    if wasKnown || container == nil { container?.invalidate() ?? didInvalidateRoot() }
  }

  /// For the outermost element.
  func didInvalidateRoot() {}

  // MARK: Showing

  /// Shows the element, whose upper left corner is at a point of the pass's view.
  func render(_ pass: RenderPass, at origin: CGPoint) {}

  /// Shows an element inside, mirrored in languages that run from right to left.
  final func renderChild(_ child: LayoutNode, _ pass: RenderPass, at origin: CGPoint) {
    let x = pass.isMirrored ? frame.width - child.frame.maxX : child.frame.minX
    child.render(pass, at: CGPoint(x: origin.x + x, y: origin.y + child.frame.minY))
  }

  /// The traits of the element's row that views around it say, by their nodes.
  final var ownRowTraits: [ObjectIdentifier: RowTraits] = [:]
  /// The traits of the element's row.
  var rowTraits: RowTraits {
    var traits = RowTraits()
    for own in ownRowTraits.values { traits.inherit(own) }
    return traits
  }
  /// The id that the app gave the view.
  final var ownID: AnyHashable?
  /// The id of the view, or of the one in it.
  var viewID: AnyHashable? { ownID }
  /// The id of the collection's element that the view shows.
  final var ownDefaultTag: AnyHashable?
  /// The tag of a view that says none itself.
  var defaultTag: AnyHashable? { ownDefaultTag }
  /// The value by which a picker knows the element.
  final var tag: AnyHashable? { traits.tag ?? defaultTag }

  /// The elements inside, from the first to the last.
  var innerElements: [LayoutNode] { [] }

  /// The element goes.
  func willLeave() {}
}

/// Values that containers read of their elements.
struct LayoutTraits {
  var grid = GridTraits()
  var tag: AnyHashable?
  /// A text at the view's tab.
  var badge: Text?
  var values: [ObjectIdentifier: Any] = [:]
}

/// An element with one other in it.
@MainActor
class WrappingLayoutNode: LayoutNode {
  final let content: LayoutNode

  init(_ content: LayoutNode) {
    self.content = content
    super.init()
    content.container = self
  }

  override var traits: LayoutTraits { content.traits }

  override var innerElements: [LayoutNode] { [content] }
  override var defaultTag: AnyHashable? { ownDefaultTag ?? content.defaultTag }
  override var viewID: AnyHashable? { ownID ?? content.viewID }
  override var rowTraits: RowTraits {
    var traits = content.rowTraits
    traits.inherit(super.rowTraits)
    return traits
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
  override var spacing: ViewSpacing { content.spacing }
  override var priority: Double { content.priority }
  override var depth: Double { content.depth }
  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, proposal) }
  override func render(_ pass: RenderPass, at origin: CGPoint) { renderChild(content, pass, at: origin) }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { content.explicitGuide(key, size) }
}

/// Shows the elements of a tree in one view.
@MainActor
final class RenderPass {
  /// The views, from back to front.
  private(set) var views: [UIView] = []
  let container: UIView
  private let placed: PlacedViews
  let isMirrored: Bool
  /// How changes are animated where views are shown already.
  var transaction: Transaction
  /// Whether nothing moves, as where the views are shown for the first time.
  private let isStill: Bool
  /// The animations of views that come, where they are not those of all.
  private var comings: [ObjectIdentifier: Animation?] = [:]

  /// How moved views are animated.
  var animation: Animation? { isStill ? nil : transaction.animation }
  /// The part of the container that bars leave free; nil inside of other views.
  var safeArea: CGRect?

  /// The part of a screen that bars and edges leave free, and all of it, in the container's coordinates; nil for views that
  /// are no part of a screen, such as rows.
  var screen: (safe: CGRect, all: CGRect)?

  /// A rectangle that reaches up to the screen's edges where it reaches those of the safe area.
  func filling(_ rect: CGRect, _ edges: Edge.Set) -> CGRect {
    guard let (safe, all) = screen, rect.width > 0, rect.height > 0 else { return rect }
    let (start, end): (Edge.Set, Edge.Set) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let left = edges.contains(start) && rect.minX <= safe.minX + 0.5 ? min(all.minX, rect.minX) : rect.minX
    let top = edges.contains(.top) && rect.minY <= safe.minY + 0.5 ? min(all.minY, rect.minY) : rect.minY
    let right = edges.contains(end) && rect.maxX >= safe.maxX - 0.5 ? max(all.maxX, rect.maxX) : rect.maxX
    let bottom = edges.contains(.bottom) && rect.maxY >= safe.maxY - 0.5 ? max(all.maxY, rect.maxY) : rect.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A rectangle that reaches up to the container's edges where it reaches those of the safe area.
  func extended(_ rect: CGRect) -> CGRect {
    guard let safeArea else { return rect }
    let bounds = container.bounds
    let left = rect.minX <= safeArea.minX + 0.5 ? bounds.minX : rect.minX
    let top = rect.minY <= safeArea.minY + 0.5 ? bounds.minY : rect.minY
    let right = rect.maxX >= safeArea.maxX - 0.5 ? bounds.maxX : rect.maxX
    let bottom = rect.maxY >= safeArea.maxY - 0.5 ? bounds.maxY : rect.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The scroll view around, which lazy stacks follow.
  weak var scroll: ScrollLeaf?

  init(_ placed: PlacedViews, isMirrored: Bool, transaction: Transaction = Transaction(), isStill: Bool = false) {
    self.placed = placed
    container = placed.container
    self.isMirrored = isMirrored
    self.transaction = transaction
    self.isStill = isStill
  }

  /// A pass for a view that another pass places.
  init(_ placed: PlacedViews, in outer: RenderPass) {
    self.placed = placed
    container = placed.container
    isMirrored = outer.isMirrored
    transaction = outer.transaction
    isStill = outer.isStill
    scroll = outer.scroll
  }

  /// Whether the element that is shown changes how it is animated.
  private var changesTransaction = false

  /// Shows elements whose changes are animated in another way than those around.
  func changing(_ transform: (inout Transaction) -> Void, _ body: () -> Void) {
    let (outer, wasChanging) = (transaction, changesTransaction)
    transform(&transaction)
    changesTransaction = true
    body()
    (transaction, changesTransaction) = (outer, wasChanging)
  }

  /// Places a view.
  func place(_ view: UIView, _ frame: CGRect) {
    views.append(view)
    let scale = max(container.traitCollection.displayScale, 1)
    let aligned = frame.alignedToPixels(scale)
    let isNew = view.superview !== container
    let size = aligned.size
    // The centre and the bounds: a frame is undefined where a view is turned.
    let center = CGPoint(x: aligned.midX, y: aligned.midY)
    guard isNew || view.bounds.size != size || view.center != center else { return }
    if isNew, changesTransaction { comings[ObjectIdentifier(view)] = animation }
    let change = {
      view.bounds.size = size
      view.center = center
      (view as? ContainedView)?.followSize()
    }
    if let animation, !isNew {
      animation.run {
        change()
        view.layoutIfNeeded()
      }
    } else {
      UIView.performWithoutAnimation(change)
    }
  }

  /// Puts a view that comes where it begins to move.
  func begin(_ view: UIView, _ frame: CGRect) {
    UIView.performWithoutAnimation {
      container.addSubview(view)
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Makes the views those that were placed.
  func finish() {
    let old = placed
    let isSame = old.views.count == views.count && zip(old.views, views).allSatisfy { $0 === $1 }
    if isSame, views.allSatisfy({ $0.superview === container }) { return }
    let kept = Set(views.map(ObjectIdentifier.init))
    // Another container may show a view by now.
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

/// The views that passes have put into a view; others in it, such as scroll indicators, stay as they are.
@MainActor
final class PlacedViews {
  unowned let container: UIView
  fileprivate var views: [UIView] = []

  init(_ container: UIView) { self.container = container }
}

/// How views come and go: they fade where the change is animated [D].
@MainActor
enum Appearing {
  static func insert(_ view: UIView, _ animation: Animation?) {
    // A transition brings the view by itself.
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
  /// The rectangle with edges on whole pixels.
  func alignedToPixels(_ scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded() / scale
    let top = (minY * scale).rounded() / scale
    return CGRect(
      x: left, y: top, width: (maxX * scale).rounded() / scale - left,
      height: (maxY * scale).rounded() / scale - top)
  }
}
