import UIKit

/// An element that a container arranges: it chooses a size for the proposal of its container, which then places it.
@MainActor
class LayoutNode {
  /// Values for the container; by default those of the wrapped element.
  var traits: LayoutTraits { LayoutTraits() }
  unowned(unsafe) var container: LayoutNode?
  /// The row of a list that shows the element alone.
  var rowElement: RowElement?
  /// The frame in the container's coordinates, for a left-to-right layout.
  private(set) var frame = CGRect.zero
  private(set) var proposal = ProposedViewSize.unspecified
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, size: CGSize, value: CGFloat?)] = []
  private var isPlaced = false
  /// The maximum number of cached sizes, and of cached guides: more than a nest of fifty stacks requests in one layout.
  static let mostKept = 128
  /// How many sizes are kept, for tests.
  var keptSizeCount: Int { sizes.count }
  /// The number of measurements, for tests.
  private(set) static var measurements = 0

  // MARK: Sizes

  /// The size for a proposal, cached until a change.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    Self.measurements += 1
    // While a window is resized, each step proposes a new size, so old sizes are discarded.
    if sizes.count >= Self.mostKept { sizes.removeFirst(Self.mostKept / 2) }
    var size = measure(proposal)
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    sizes.append((proposal, CGSize(width: max(size.width, 0), height: max(size.height, 0))))
    return sizes[sizes.count - 1].size
  }

  /// The length along an axis of the size for a proposal. This is cheaper than `size(_:)` if the length is known
  /// without measuring.
  final func length(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    if !sizes.contains(where: { $0.proposal == proposal }), let length = knownLength(along: axis, proposal) {
      return length
    }
    let size = size(proposal)
    return axis == .horizontal ? size.width : size.height
  }

  /// The length along an axis of the size for a proposal if it is known without measuring, otherwise nil; for
  /// subclasses.
  func knownLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Chooses a size; for subclasses.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self)
  }

  /// The position of a guide that the view sets explicitly, for a size; cached until a change.
  final func explicitGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard SaidGuides.contain(key) else { return nil }
    for known in guides where known.key == key && known.size == size { return known.value }
    let value = findGuide(key, size)
    if guides.count >= Self.mostKept { guides.removeFirst(Self.mostKept / 2) }
    guides.append((key, size, value))
    return value
  }

  /// Computes the position of an explicit guide; for subclasses.
  func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

  /// The spacing that the element prefers at its edges.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Elements with a higher priority are offered space first.
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

  /// Discards the cached sizes because the size may have changed, and makes the containers measure again.
  func invalidate() {
    let wasKnown = isPlaced || !sizes.isEmpty
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    isPlaced = false
    // A container that has not read the size needs no notification.
    if wasKnown || container == nil { container?.invalidate() ?? didInvalidateRoot() }
  }

  /// Overridden by the root element.
  func didInvalidateRoot() {}

  // MARK: Showing

  /// Shows the element, whose upper left corner is at a point of the pass's view.
  func render(_ pass: RenderPass, at origin: CGPoint) {}

  /// Shows an element inside, mirrored in languages that run from right to left.
  final func renderChild(_ child: LayoutNode, _ pass: RenderPass, at origin: CGPoint) {
    let x = pass.isMirrored ? frame.width - child.frame.maxX : child.frame.minX
    child.render(pass, at: CGPoint(x: origin.x + x, y: origin.y + child.frame.minY))
  }

  /// The row traits set by enclosing views, each with its node, from the innermost to the outermost.
  private var ownRowTraits: [(node: ObjectIdentifier, traits: RowTraits)] = []
  /// The combined row traits; the innermost view that sets a trait wins.
  var rowTraits: RowTraits {
    var traits = RowTraits()
    for own in ownRowTraits { traits.inherit(own.traits) }
    return traits
  }
  /// Takes the row traits of an enclosing view. Initially the views inside it have already set theirs.
  final func take(_ traits: RowTraits, of node: ViewNode) {
    let id = ObjectIdentifier(node)
    if let index = ownRowTraits.firstIndex(where: { $0.node == id }) {
      ownRowTraits[index].traits = traits
    } else {
      ownRowTraits.append((id, traits))
    }
  }
  /// The id that the app gave the view.
  final var ownID: AnyHashable?
  /// The id of the view, or of the wrapped one.
  var viewID: AnyHashable? { ownID }
  /// The id of the collection's element that the view shows.
  final var ownDefaultTag: AnyHashable?
  /// The tag of a view that sets none.
  var defaultTag: AnyHashable? { ownDefaultTag }
  /// The value by which a picker identifies the element.
  final var tag: AnyHashable? { traits.tag ?? defaultTag }

  /// The elements inside, from the first to the last.
  var innerElements: [LayoutNode] { [] }

  /// Whether the element, or one inside, extends beneath bars where it touches the edges of the safe area.
  var reachesBars: Bool { innerElements.contains { $0.reachesBars } }

  /// The element is about to be removed.
  func willLeave() {}
}

/// Values that containers read of their elements.
struct LayoutTraits {
  var grid = GridTraits()
  var tag: AnyHashable?
  /// A text at the view's tab.
  var badge: Text?
  /// Whether the screen's tab comes after all others.
  var isLastTab = false
  /// The section of the screen's tab.
  var tabSection: TabSectionMark?
  /// Whether the screen has no tab, or one that cannot be chosen.
  var isTabHidden = false
  var isTabDisabled = false
  /// The name of the screen's tab.
  var tabID: String?
  var values: [ObjectIdentifier: Any] = [:]
  /// Values that the view has for the container of the app's that shows it.
  var container = ContainerValues()
}

/// An element that contains one other element.
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
