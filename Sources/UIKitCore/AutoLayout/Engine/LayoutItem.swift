import ConstraintSolver

/// An engine's record of a view or a layout guide: its variables, and the constraints that the system adds for it.
///
/// - A view that is placed by its frame, and every layout root, has equations with its frame's values: `FrameEquations`.
/// - A guide of the system, such as that of the safe area, has equations with its view: `GuideEquations`.
/// - A view that is placed by constraints has preferences that follow from its intrinsic size; as long as no constraint
///   refers to it, it has equations with its frame's values, too.
@MainActor
final class LayoutItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// The item in whose coordinates this one is placed; nil for the root.
  let parent: LayoutItem?
  let variables: LayoutItemVariables
  /// The items of the scroll views around this one, the innermost first.
  let scrolls: [LayoutItem]
  /// The equations of a view that its frame places.
  private var frameEquations: FrameEquations?
  private var guideEquations: GuideEquations?
  /// The equations of a view that its superview lays out.
  private var hostedPlace: HostedPlaceEquations?
  private var content: ContentSizeConstraints?
  /// Whether constraints place the view once one refers to it.
  private var isPlacedWhenMentioned = false
  /// The size of a measured root, which replaces the equations with its frame's size.
  private var rootSize: RootSizeConstraints?
  /// The alignment rectangle of the last solution, in the root's coordinates.
  private(set) var solution = CGRect.null

  init(view: UIView, parent: LayoutItem?, isMeasured: Bool, _ system: inout ConstraintSystem) {
    self.view = view
    self.parent = parent
    scrolls = parent?.scrollsAroundContents ?? []
    variables = LayoutItemVariables(&system)
    if isMeasured {
      rootSize = RootSizeConstraints(variables, &system)
      addEquations(of: view, &system, withSize: false)
      content = ContentSizeConstraints(variables)
    } else if let parent, addHostedPlace(of: view, in: parent, &system) {
      if !view.viewState.translatesAutoresizingMask { content = ContentSizeConstraints(variables) }
    } else if parent == nil || view.viewState.translatesAutoresizingMask {
      addEquations(of: view, &system)
    } else {
      isPlacedWhenMentioned = true
      content = ContentSizeConstraints(variables)
    }
  }

  /// Decides whether the view keeps its frame or is placed, by the present constraints.
  func notePlacement(_ system: inout ConstraintSystem) {
    let isPlaced = content != nil
    guard let view, isPlacedWhenMentioned, view.keepsFrame == isPlaced else { return }
    if isPlaced {
      content?.end(&system)
      content = nil
      addEquations(of: view, &system)
    } else {
      frameEquations?.remove(&system)
      frameEquations = nil
      content = ContentSizeConstraints(variables)
    }
  }

  private func addHostedPlace(of view: UIView, in parent: LayoutItem, _ system: inout ConstraintSystem) -> Bool {
    guard let place = view.hostedPlace else { return false }
    hostedPlace = HostedPlaceEquations(
      place, variables, in: parent.variables, isRequired: view.viewState.translatesAutoresizingMask, &system)
    return true
  }

  init(guide: UILayoutGuide, parent: LayoutItem, _ system: inout ConstraintSystem) {
    self.guide = guide
    self.parent = parent
    scrolls = parent.scrollsAroundContents
    variables = LayoutItemVariables(&system)
    guideEquations = guide.part.rule.map { GuideEquations($0, variables, in: parent.variables, &system) }
  }

  /// The items of the scroll views around this item's contents.
  private var scrollsAroundContents: [LayoutItem] { isScrollView ? [self] + scrolls : scrolls }

  private var isScrollView: Bool { view?.layer.isScrollContainer ?? false }

  // MARK: Values

  private func addEquations(of view: UIView, _ system: inout ConstraintSystem, withSize: Bool = true) {
    frameEquations = FrameEquations(of: view, variables, in: parent?.variables, withSize: withSize, &system)
  }

  /// Makes the root's size a preference; the next `refresh(_:)` makes it fixed again.
  func preferSize(_ preference: RootSizePreference, _ system: inout ConstraintSystem) {
    rootSize?.prefer(preference, &system)
  }

  /// Makes the root's size required if its content exceeds it.
  ///
  /// - Returns: whether the system must be solved again.
  func encapsulate(_ system: inout ConstraintSystem, scale: CGFloat) -> Bool {
    guard rootSize != nil else { return false }
    return rootSize?.enforce(solvedSize(system), within: 1 / scale, &system) ?? false
  }

  /// The view's intrinsic size where it may have changed.
  func askContentSize(asLaidOut: Bool) -> ContentSizeConstraints.Answer? {
    view.flatMap { content?.ask($0, asLaidOut: asLaidOut) }
  }

  /// The intrinsic lengths of the view's content, below which it resists compression.
  var contentLengths: [(variable: SolverVariable, length: Double)] { content?.lengths ?? [] }

  /// Applies changes made outside the engine: a frame, margins, an intrinsic size.
  func refresh(_ contentSize: ContentSizeConstraints.Answer?, _ system: inout ConstraintSystem) {
    frameEquations?.refresh(alignmentRect, in: parent?.alignmentRect.size ?? .zero, &system)
    if let owner = guide?.owningView { guideEquations?.refresh(owner, &system) }
    if let view {
      if let hostedPlace, let place = view.hostedPlace { hostedPlace.refresh(place, &system) }
      rootSize?.state(alignmentRect.size, &system)
      content?.refresh(view, contentSize, &system)
    }
  }

  /// Whether setting the content size of this guide's scroll view to `contentSize` can change the solution.
  func isNews(contentSize: CGSize) -> Bool {
    guideEquations?.contentPreference?.isNews(contentSize, after: solution.size) ?? false
  }

  /// The size that the last solution gives the content of this guide's scroll view; nil if the scroll view has already
  /// taken it.
  func takeContentSize() -> CGSize? {
    guard !solution.isNull, guideEquations?.contentPreference?.take(solution.size) == true else { return nil }
    return solution.size
  }

  /// Whether a view that is placed by its frame, and is not the root, has left the rectangle of the last solution.
  var hasMoved: Bool {
    guard frameEquations != nil, let parent else { return false }
    return solution.offsetBy(dx: -parent.solution.minX, dy: -parent.solution.minY) != alignmentRect
  }

  /// The view's alignment rectangle by its frame, in the coordinates of its superview's; at zero for the root.
  private var alignmentRect: CGRect {
    guard let view else { return .zero }
    let rect = zoomed(view.alignmentRect(forFrame: view.untransformedFrame), by: -1)
    guard let parent else { return CGRect(origin: .zero, size: rect.size) }
    let offset = parent.frameOffset
    return rect.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// The distance from the view's frame to its alignment rectangle.
  private var frameOffset: CGPoint {
    guard let insets = view?.alignmentRectInsets else { return .zero }
    return CGPoint(x: insets.left, y: insets.top)
  }

  /// Begins a solution, in which lines of text have not been measured yet.
  func leaveLines(_ system: inout ConstraintSystem) { content?.leaveLines(&system) }

  /// Measures a view whose size depends on its width, such as a label of several lines, for its solved width.
  func refreshLines(_ system: inout ConstraintSystem) {
    guard let view else { return }
    content?.refreshLines(view, width: CGFloat(system.value(of: variables.width)), &system)
  }

  // MARK: Answers

  /// Stores the solved rectangle.
  ///
  /// - Returns: Whether a view that is placed by constraints must be moved.
  func takeSolution(_ system: ConstraintSystem, scale: CGFloat) -> Bool {
    let left = (system.value(of: variables.minX) * scale).rounded() / scale
    let top = (system.value(of: variables.minY) * scale).rounded() / scale
    let right = ((system.value(of: variables.minX) + system.value(of: variables.width)) * scale).rounded() / scale
    let bottom = ((system.value(of: variables.minY) + system.value(of: variables.height)) * scale).rounded() / scale
    solution = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard let view, content != nil, let frame = placedFrame else { return false }
    return view.untransformedFrame != frame
  }

  /// The view's frame in its superview's coordinates by the last solution; nil if it is placed by its frame.
  var placedFrame: CGRect? {
    guard let view, content != nil, parent != nil, !solution.isNull else { return nil }
    return zoomed(view.frame(forAlignmentRect: rectInParent), by: 1)
  }

  /// Converts between a zoomed view's frame and its visible edges, as the scroll view scales it around its centre.
  private func zoomed(_ rect: CGRect, by sign: CGFloat) -> CGRect {
    guard let zoom = view?.viewState.constraints?.zoom, zoom != 1 else { return rect }
    let share = (zoom - 1) / 2 * sign
    return rect.offsetBy(dx: rect.width * share, dy: rect.height * share)
  }

  /// The solved rectangle in the coordinates of the containing view.
  var rectInParent: CGRect {
    guard let parent, !solution.isNull else { return solution }
    let offset = parent.frameOffset
    return solution.offsetBy(dx: offset.x - parent.solution.minX, dy: offset.y - parent.solution.minY)
  }

  /// The expression of an attribute; baselines are those of the view at its solved size.
  ///
  /// - Parameter ancestor: The view that contains all items of the constraint, if known. If this is the zoomed view
  ///   itself, the zoom does not matter.
  func expression(
    of attribute: NSLayoutConstraint.Attribute, isMirrored: Bool, in ancestor: @autoclosure () -> UIView? = nil,
    _ system: @autoclosure () -> ConstraintSystem
  ) -> AttributeExpression {
    var expression = AttributeExpression(
      attribute, variables, isMirrored: isMirrored, margins: (view ?? guide?.owningView)?.layoutMargins ?? .zero,
      baselines: view.map { ViewBaselines($0, size: solvedSize(system())).offsets } ?? (0, 0))
    if let view, let zoom = view.viewState.constraints?.zoom, zoom != 1, !attribute.isDimension, ancestor() !== view {
      expression.zoom(by: Double(zoom))
    }
    return expression
  }

  /// The solved size, rounded up to pixels.
  func solvedSize(_ system: ConstraintSystem, scale: CGFloat) -> CGSize {
    let size = solvedSize(system)
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  private func solvedSize(_ system: ConstraintSystem) -> CGSize {
    CGSize(width: system.value(of: variables.width), height: system.value(of: variables.height))
  }

  /// The name of a system constraint of this item in UIKit's form; nil if the handle belongs to none.
  func description(of handle: SolverConstraint, in system: ConstraintSystem) -> String? {
    let name = ConstraintDescription.name(of: view ?? guide)
    let superview = ConstraintDescription.name(of: parent?.view)
    if let equation = frameEquations?.description(of: handle, name, in: superview, system) {
      return "<NSAutoresizingMaskLayoutConstraint \(equation)>"
    }
    if guideEquations?.handles.contains(handle) ?? false {
      return
        "<NSLayoutConstraint of \(name) in \(superview)>"
    }
    if hostedPlace?.contains(handle) ?? false {
      return
        "<NSAutoresizingMaskLayoutConstraint of \(name) in \(superview)>"
    }
    return rootSize?.description(of: handle, item: view) ?? content?.description(of: handle, item: view)
  }
}
