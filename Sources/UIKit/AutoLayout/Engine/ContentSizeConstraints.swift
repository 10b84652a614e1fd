import ConstraintSolver

/// The wishes of a view that follow from its intrinsic size: not to be larger, and not to be smaller.
///
/// They are made once and only edited: their constants when the size changes, their priorities when the view's do.
@MainActor
struct ContentSizeConstraints {
  private struct Pair {
    let hugging: SolverConstraint
    let resistance: SolverConstraint
  }

  private let horizontal: Pair
  private let vertical: Pair
  private var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  private var generation: UInt?
  private var measuredWidth: CGFloat?

  init(_ variables: LayoutItemVariables, _ system: inout ConstraintSystem) {
    func pair(_ variable: SolverVariable) -> Pair {
      Pair(
        hugging: system.makeConstraint([SolverTerm(variable)], .lessThanOrEqual, constant: 0, priority: SolverPriority(250)),
        resistance: system.makeConstraint(
          [SolverTerm(variable)], .greaterThanOrEqual, constant: 0, priority: SolverPriority(750)))
    }
    horizontal = pair(variables.width)
    vertical = pair(variables.height)
  }

  /// Takes over the view's intrinsic size and priorities if they changed.
  mutating func refresh(_ view: UIView, _ system: inout ConstraintSystem) {
    let state = view.constraintState
    apply(state.huggingPriority, state.resistancePriority, &system)
    guard generation != view.viewState.intrinsicSizeGeneration else { return }
    generation = view.viewState.intrinsicSizeGeneration
    measuredWidth = nil
    let content = view.intrinsicContentSize
    let insets = view.alignmentRectInsets
    set(width: content.width < 0 ? content.width : content.width - insets.left - insets.right, &system)
    set(height: content.height < 0 ? content.height : content.height - insets.top - insets.bottom, &system)
  }

  /// Measures the height for a width where it depends on that.
  mutating func refreshHeight(_ view: UIView, width: CGFloat, _ system: inout ConstraintSystem) {
    guard measuredWidth != width, let height = (view as? any WidthDependentHeightView)?.intrinsicHeight(forWidth: width)
    else { return }
    measuredWidth = width
    if height != size.height { set(height: height, &system) }
  }

  private func apply(_ hugging: AxisPriorities, _ resistance: AxisPriorities, _ system: inout ConstraintSystem) {
    system.setPriority(SolverPriority(Double(hugging.horizontal.rawValue)), of: horizontal.hugging)
    system.setPriority(SolverPriority(Double(hugging.vertical.rawValue)), of: vertical.hugging)
    system.setPriority(SolverPriority(Double(resistance.horizontal.rawValue)), of: horizontal.resistance)
    system.setPriority(SolverPriority(Double(resistance.vertical.rawValue)), of: vertical.resistance)
  }

  private mutating func set(width: CGFloat, _ system: inout ConstraintSystem) {
    size.width = width
    set(horizontal, to: width, &system)
  }

  private mutating func set(height: CGFloat, _ system: inout ConstraintSystem) {
    size.height = height
    set(vertical, to: height, &system)
  }

  private func set(_ pair: Pair, to length: CGFloat, _ system: inout ConstraintSystem) {
    for constraint in [pair.hugging, pair.resistance] {
      if length < 0 {
        system.deactivate(constraint)
      } else {
        system.setConstant(-Double(length), of: constraint)
        system.activate(constraint)
      }
    }
  }

  func description(of handle: SolverConstraint, item: UIView?) -> String? {
    let name = ConstraintDescription.name(of: item)
    for (pair, axis, length) in [(horizontal, "width", size.width), (vertical, "height", size.height)] {
      if handle == pair.hugging { return "<NSContentSizeLayoutConstraint \(name).\(axis) <= \(length)>" }
      if handle == pair.resistance { return "<NSContentSizeLayoutConstraint \(name).\(axis) >= \(length)>" }
    }
    return nil
  }
}

/// A priority along each axis.
struct AxisPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
