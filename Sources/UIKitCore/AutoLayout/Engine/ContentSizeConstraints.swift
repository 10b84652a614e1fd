import ConstraintSolver

/// The constraints of a view that follow from its intrinsic size: content hugging and compression resistance.
///
/// They are made once and then only edited: the constants when the intrinsic size changes, the priorities when the
/// view's do.
@MainActor
struct ContentSizeConstraints {
  private struct Pair {
    let hugging: SolverConstraint
    let resistance: SolverConstraint
  }

  private let variables: LayoutItemVariables
  /// Created when there is a size for the first time; most views have none.
  private var horizontal: Pair?
  private var vertical: Pair?
  private var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  private var generation: UInt?
  /// Whether the view's class has a size that depends on the width; nil before the first check.
  private var isWidthDependent: Bool?
  /// The width for which the content was measured last, and its size then.
  private var lines: (limit: CGFloat, size: CGSize)?
  /// The intrinsic width of the unwrapped text, while the narrower width of its wrapped lines replaces it.
  private var ownWidth: CGFloat?

  /// Solved widths that differ by less, in points, are equal.
  private static let tolerance: CGFloat = 0.01

  init(_ variables: LayoutItemVariables) { self.variables = variables }

  /// Removes the constraints for good.
  func end(_ system: inout ConstraintSystem) {
    for pair in [horizontal, vertical] {
      guard let pair else { continue }
      system.remove(pair.hugging)
      system.remove(pair.resistance)
    }
  }

  /// The intrinsic lengths of the content, each with the variable of the view's width or height.
  var lengths: [(variable: SolverVariable, length: Double)] {
    [(horizontal, variables.width, size.width), (vertical, variables.height, size.height)]
      .filter { $0.0 != nil && $0.2 >= 0 }.map { ($0.1, Double($0.2)) }
  }

  /// The intrinsic size that a view answered.
  struct Answer {
    fileprivate let size: CGSize
    fileprivate let generation: UInt
  }

  /// The view's intrinsic size if it may have changed since the last `refresh`; nil otherwise.
  ///
  /// This calls the app's code, which may lay out views; call it only while the engine is not changing.
  /// - Parameter asLaidOut: whether to measure text in the lines of its last layout.
  func ask(_ view: UIView, asLaidOut: Bool) -> Answer? {
    let current = view.viewState.layout.intrinsicSizeGeneration
    guard generation != current else { return nil }
    let known = asLaidOut ? (view as? UILabel)?.sizeAsLaidOut : nil
    return Answer(size: known ?? view.intrinsicContentSize, generation: current)
  }

  /// Applies the view's priorities, and its intrinsic size if there is a new answer.
  mutating func refresh(_ view: UIView, _ answer: Answer?, _ system: inout ConstraintSystem) {
    if let answer {
      generation = answer.generation
      lines = nil
      ownWidth = nil
      let insets = view.alignmentRectInsets
      set(width: length(answer.size.width, less: insets.left + insets.right, of: view, answer), &system)
      set(height: length(answer.size.height, less: insets.top + insets.bottom, of: view, answer), &system)
    }
    applyPriorities(of: view, &system)
  }

  /// Restores the width of the unwrapped text, with which each solution begins.
  mutating func leaveLines(_ system: inout ConstraintSystem) {
    guard let own = ownWidth else { return }
    ownWidth = nil
    set(width: own, &system)
  }

  /// A length of the content without the part outside the alignment rectangle.
  private func length(_ length: CGFloat, less insets: CGFloat, of view: UIView, _ answer: Answer) -> CGFloat {
    if !length.isFinite {
      let name = ConstraintDescription.name(of: view)
      let text = "\(name): an intrinsicContentSize of \(answer.size) counts as none along its axis.\n"
      FileHandle.standardError.write(Data(text.utf8))
      return UIView.noIntrinsicMetric
    }
    return length < 0 ? length : length - insets
  }

  /// Measures the content for the view's solved width if it depends on that.
  ///
  /// [C] A text that has to wrap then only requests the width of its lines: a label whose constraints do not fix its
  /// width is no wider than that.
  mutating func refreshLines(_ view: UIView, width: CGFloat, _ system: inout ConstraintSystem) {
    if isWidthDependent == nil { isWidthDependent = view is any WidthDependentSizeView }
    guard isWidthDependent == true else { return }
    if ownWidth != nil, abs(width - size.width) < Self.tolerance { return }
    if lines?.limit != width {
      lines = (view as? any WidthDependentSizeView)?.intrinsicSize(forWidth: width).map { (width, $0) }
    }
    guard let content = lines?.size else { return }
    let wraps = content.width >= 0 && content.width < size.width
    guard wraps || content.height != size.height else { return }
    if wraps {
      ownWidth = ownWidth ?? size.width
      set(width: content.width, &system)
    }
    if content.height != size.height { set(height: content.height, &system) }
    applyPriorities(of: view, &system)
  }

  private func applyPriorities(of view: UIView, _ system: inout ConstraintSystem) {
    guard horizontal != nil || vertical != nil else { return }
    let hugging = view.viewConstraints.huggingPriority
    let resistance = view.viewConstraints.resistancePriority
    if let horizontal {
      system.setPriority(SolverPriority(Double(hugging.horizontal.rawValue)), of: horizontal.hugging)
      system.setPriority(SolverPriority(Double(resistance.horizontal.rawValue)), of: horizontal.resistance)
    }
    if let vertical {
      system.setPriority(SolverPriority(Double(hugging.vertical.rawValue)), of: vertical.hugging)
      system.setPriority(SolverPriority(Double(resistance.vertical.rawValue)), of: vertical.resistance)
    }
  }

  private mutating func set(width: CGFloat, _ system: inout ConstraintSystem) {
    size.width = width
    set(&horizontal, variables.width, to: width, &system)
  }

  private mutating func set(height: CGFloat, _ system: inout ConstraintSystem) {
    size.height = height
    set(&vertical, variables.height, to: height, &system)
  }

  private func set(
    _ pair: inout Pair?, _ variable: SolverVariable, to length: CGFloat, _ system: inout ConstraintSystem
  ) {
    guard length >= 0 else {
      if let pair {
        system.deactivate(pair.hugging)
        system.deactivate(pair.resistance)
      }
      return
    }
    let constant = -Double(length)
    if let pair {
      system.setConstant(constant, of: pair.hugging)
      system.setConstant(constant, of: pair.resistance)
    }
    let known =
      pair
      ?? Pair(
        hugging: system.makeConstraint(
          [SolverTerm(variable)], .lessThanOrEqual, constant: constant, priority: SolverPriority(250)),
        resistance: system.makeConstraint(
          [SolverTerm(variable)], .greaterThanOrEqual, constant: constant, priority: SolverPriority(750)))
    system.activate(known.hugging)
    system.activate(known.resistance)
    pair = known
  }

  func description(of handle: SolverConstraint, item: UIView?) -> String? {
    let name = ConstraintDescription.name(of: item)
    for (pair, axis, length) in [(horizontal, "width", size.width), (vertical, "height", size.height)] {
      guard let pair else { continue }
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
