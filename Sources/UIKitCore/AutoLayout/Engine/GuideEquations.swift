import ConstraintSolver

/// The equations that connect a system guide with its view.
///
/// They relate the guide's variables to the view's, so that a guide is correct in the solution that resizes its view;
/// only insets are constants.
@MainActor
struct GuideEquations {
  private let rule: LayoutGuideRule
  private(set) var handles: [SolverConstraint] = []
  /// The preferred content size; only for the content guide of a scroll view.
  var contentPreference: ScrollContentPreference?

  /// The priority with which the readable guide is as wide as the margins; the guide's other equations are required.
  private static let readablePriority = SolverPriority(999.9)

  init(
    _ rule: LayoutGuideRule, _ guide: LayoutItemVariables, in view: LayoutItemVariables,
    _ system: inout ConstraintSystem
  ) {
    self.rule = rule
    let leading = [SolverTerm(guide.minX), SolverTerm(view.minX, -1)]
    let top = [SolverTerm(guide.minY), SolverTerm(view.minY, -1)]
    let width = [SolverTerm(guide.width), SolverTerm(view.width, -1)]
    let height = [SolverTerm(guide.height), SolverTerm(view.height, -1)]
    func equation(_ terms: [SolverTerm], _ relation: SolverRelation = .equal, _ priority: SolverPriority = .required) {
      let constraint = system.makeConstraint(terms, relation, constant: 0, priority: priority)
      system.activate(constraint)
      handles.append(constraint)
    }
    switch rule {
    case .margins, .safeArea, .scrollFrame:
      for terms in [leading, top, width, height] { equation(terms) }
    case .readableWidth:
      equation(leading + [SolverTerm(guide.width, 0.5), SolverTerm(view.width, -0.5)])
      for terms in [top, height] { equation(terms) }
      equation(width, .lessThanOrEqual)
      equation(width, .equal, Self.readablePriority)
      equation([SolverTerm(guide.width)], .lessThanOrEqual)
    case .barsAbove:
      for terms in [leading, top, width] { equation(terms) }
      equation([SolverTerm(guide.height)])
    case .keyboard, .barsBelow:
      equation(leading)
      equation(top + [SolverTerm(guide.height), SolverTerm(view.height, -1)])
      equation(width)
      equation([SolverTerm(guide.height)])
    case .scrollContent:
      for terms in [leading, top] { equation(terms) }
      contentPreference = ScrollContentPreference(guide, &system)
    }
  }

  /// Applies the view's insets.
  mutating func refresh(_ view: UIView, _ system: inout ConstraintSystem) {
    for (handle, value) in zip(handles, values(of: view)) { system.setConstant(-Double(value), of: handle) }
    if let size = view.scrolledContentSize { contentPreference?.state(size, &system) }
  }

  private func values(of view: UIView) -> [CGFloat] {
    let origin = view.scrolledContentSize == nil ? .zero : view.bounds.origin
    switch rule {
    case .margins:
      let insets = view.layoutMargins
      return [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
    case .safeArea:
      let insets = view.safeAreaInsets
      return [
        origin.x + insets.left, origin.y + insets.top, -insets.left - insets.right, -insets.top - insets.bottom,
      ]
    case .scrollFrame:
      return [origin.x, origin.y, 0, 0]
    case .readableWidth:
      let insets = view.layoutMargins
      let width = -insets.left - insets.right
      return [
        origin.x + (insets.left - insets.right) / 2, origin.y + insets.top, -insets.top - insets.bottom, width, width,
        LayoutGuideRule.greatestReadableWidth,
      ]
    case .barsAbove:
      return [origin.x, origin.y, 0, view.safeAreaInsets.top]
    case .barsBelow:
      return [origin.x, origin.y, 0, view.safeAreaInsets.bottom]
    case .keyboard:
      return [origin.x, origin.y, 0, view.constraintState.keyboardGuide.coveredHeight(of: view)]
    case .scrollContent:
      return [0, 0]
    }
  }
}
