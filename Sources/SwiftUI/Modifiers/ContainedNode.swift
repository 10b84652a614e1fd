import UIKit

/// A modifier that shows each element in a separate view, to change its appearance or behaviour.
struct ContainedModifier: WrappingModifier {
  typealias Body = Never
  let apply: (ContainedView, EnvironmentValues) -> Void

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> ContainedNode { ContainedNode(content, node.graph) }

  func update(_ wrapper: ContainedNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.change { apply($0, environment) }
    return false
  }
}

/// An element that is shown in a separate view.
class HeldNode<Held: UIView>: WrappingLayoutNode {
  final let view: Held
  private lazy var placed = PlacedViews(view)

  init(_ content: LayoutNode, in view: Held) {
    self.view = view
    super.init(content)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) { show(pass, CGRect(origin: origin, size: frame.size)) }

  /// Shows the element in a rectangle.
  final func show(_ pass: RenderPass, _ rect: CGRect) {
    let place = pass.place(view, of: rect, reachesBars: mayReachBars && content.reachesBars, note: viewReaches)
    surroundings = place.surroundings
    let inner = passInside(pass)
    renderContent(inner)
    pass.note(inner, in: place.frame)
  }

  /// The surroundings in which the element inside was shown.
  private var surroundings = RenderPass.Surroundings()

  /// Whether the view may be larger than the element; for subclasses.
  var mayReachBars: Bool { true }

  /// The view is about to be placed, larger than the element by these insets; for subclasses.
  func viewReaches(_ insets: UIEdgeInsets) {}

  /// Shows the element inside in the view.
  final func renderContent(_ inner: RenderPass) {
    inner.surroundings = surroundings
    renderChild(content, inner, at: .zero)
    inner.finish()
  }

  final func passInside(_ outer: RenderPass) -> RenderPass { RenderPass(placed, in: outer) }
  final func passInside(isMirrored: Bool, _ animation: Animation) -> RenderPass {
    RenderPass(placed, isMirrored: isMirrored, transaction: Transaction(animation: animation))
  }
}

/// An element in a view with a changed appearance or behaviour.
class ContainedNode: HeldNode<ContainedView> {
  final let graph: ViewGraph

  init(_ content: LayoutNode, _ graph: ViewGraph) {
    self.graph = graph
    super.init(content, in: ContainedView())
  }

  /// Changes the view, animated as the change of state is.
  func change(_ body: @escaping (ContainedView) -> Void) {
    let view = self.view
    if let animation = graph.transaction.animation, view.superview != nil {
      animation.run { body(view) }
    } else {
      body(view)
    }
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    view.isMirrored = pass.isMirrored
    super.render(pass, at: origin)
  }

  /// A shape clips at the element's edges.
  override var mayReachBars: Bool { view.clip == nil }

  override func viewReaches(_ insets: UIEdgeInsets) { view.reach = insets }
}

extension Shape {
  /// The radius of the corners, where the shape is a rectangle with round corners that fills a rectangle.
  @MainActor
  func cornerRadius(in rect: CGRect) -> CGFloat? {
    let most = min(rect.width, rect.height) / 2
    switch self {
    case let shape as Rectangle where shape.amount == 0: return 0
    case let shape as RoundedRectangle where shape.amount == 0: return min(shape.cornerSize.width, most)
    case is Capsule: return most
    case is Circle where rect.width == rect.height: return most
    default: return nil
    }
  }
}

/// The view of an element with a changed appearance or behaviour.
final class ContainedView: UIView {
  /// Clips to a shape.
  var clip: (any Shape)? { didSet { setNeedsLayout() } }
  /// The region that receives touches; nil for the bounds.
  var touchShape: (any Shape)?
  /// The outline of the view in the preview of a context menu; nil for its bounds.
  var previewShape: (any Shape)?
  var isMirrored = false { didSet { if isMirrored != oldValue, clip != nil { setNeedsLayout() } } }
  /// Whether the view itself receives touches.
  var takesTouches = false
  /// Whether the view changes under the pointer, and so takes part in the pointer's hit tests.
  var takesPointer = false
  /// Whether the view has a transition of its own.
  var hasTransition = false
  /// Whether the view's element is gone; a transition then removes the view at its end.
  var isLeaving = false
  /// Whether touches are kept from the views inside.
  var blocksSubviews = false
  /// The name of the view's coordinate space.
  var spaceName: AnyHashable?
  /// How far the view extends beyond the element on each side, beneath bars.
  var reach = UIEdgeInsets.zero
  /// The element's bounds.
  var elementBounds: CGRect { bounds.inset(by: reach) }
  /// Changes the view's appearance depending on its size.
  var sizedLook: ((ContainedView) -> Void)?
  /// Anything that a modifier keeps with its view.
  var kept: AnyObject?

  /// Draws the view at an offset that depends on its size.
  func moveWithoutLayout(_ distance: @escaping (CGSize) -> CGSize) {
    sizedLook = { view in
      let offset = distance(view.bounds.size)
      view.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
    }
    followSize()
  }

  /// Updates the appearance to the present size.
  func followSize() { sizedLook?(self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    followSize()
    guard let clip else { return }
    guard let radius = clip.cornerRadius(in: bounds) else {
      let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = bounds
      mask.path = clip.shownPath(in: bounds, isMirrored: isMirrored).cgPath
      layer.mask = mask
      return
    }
    layer.cornerRadius = radius
    layer.mask = nil
    clipsToBounds = true
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    margins.ignoresTransform = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Assistive tools

  /// Whether the view combines the accessibility elements inside.
  var combinesElements = false
  /// Views with a greater priority are read before their siblings.
  var readingPriority = 0.0
  var spoken: SpokenActions?

  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? viewsByPriority }
    set { super.accessibilityElements = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (combinesElements ? SpokenText.text(in: self) : nil) }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? combinedValue }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { combinesElements ? super.accessibilityTraits.union(combinedTraits) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// The custom actions that were set, without those of combined elements.
  var ownCustomActions: [UIAccessibilityCustomAction]? { super.accessibilityCustomActions }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      guard combinesElements else { return ownCustomActions }
      let all = (ownCustomActions ?? []) + combinedActions
      return all.isEmpty ? nil : all
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override var accessibilityActivationPoint: CGPoint {
    get { combinedControl?.accessibilityActivationPoint ?? super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard let action = spoken?.perform["default"] else {
      return combinedControl?.accessibilityActivate() ?? super.accessibilityActivate()
    }
    action()
    return true
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let action = spoken?.perform["escape"] else { return super.accessibilityPerformEscape() }
    action()
    return true
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard let action = spoken?.perform["magicTap"] else { return super.accessibilityPerformMagicTap() }
    action()
    return true
  }

  override func accessibilityIncrement() { spoken?.adjust.map { $0(.increment) } ?? super.accessibilityIncrement() }
  override func accessibilityDecrement() { spoken?.adjust.map { $0(.decrement) } ?? super.accessibilityDecrement() }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let touchShape { return touchShape.shownPath(in: bounds, isMirrored: isMirrored).contains(point) }
    if takesTouches, let inner = shapedView { return inner.point(inside: convert(point, to: inner), with: event) }
    if super.point(inside: point, with: event) { return true }
    // Elements may extend beyond their frame in the layout.
    return !clipsToBounds && subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  /// The only subview, if it fills this view and has a shape for touches, or the same one further inside.
  private var shapedView: ContainedView? {
    guard subviews.count == 1, let inner = subviews[0] as? ContainedView, inner.frame.size == bounds.size else {
      return nil
    }
    return inner.touchShape != nil ? inner : inner.shapedView
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if blocksSubviews, hit != nil { hit = self }
    // Hit tests for touches have an event, those for the pointer have none.
    let isWanted = takesTouches || takesPointer && event == nil
    return hit === self && !isWanted ? nil : hit
  }
}
