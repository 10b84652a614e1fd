import ConstraintSolver

/// The solver's variables of a view or a guide: its alignment rectangle in coordinates of the engine's root.
///
/// Places are counted from the root, whatever lies between, so that a constraint between any two items has four terms at
/// most. What a scroll view has scrolled by does not count: its content lies as if it were not scrolled.
struct LayoutItemVariables {
  let minX: SolverVariable
  let minY: SolverVariable
  let width: SolverVariable
  let height: SolverVariable

  init(_ system: inout ConstraintSystem) {
    minX = system.makeVariable()
    minY = system.makeVariable()
    width = system.makeVariable()
    height = system.makeVariable()
  }

  func origin(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? minX : minY }
  func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? width : height }
}

/// A linear expression of an item's variables: what an attribute stands for.
struct AttributeExpression {
  var terms: [SolverTerm]
  var constant: Double

  /// `Σ terms + constant` of an attribute, as the item stands now.
  ///
  /// - Parameters:
  ///   - isMirrored: Whether places are counted from the right, so that leading is there, and positive distances run
  ///     to the left.
  ///   - margins: The item's margins; needed for margin attributes only.
  ///   - baselines: Distances from the top to the first and from the bottom to the last baseline.
  init(
    _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItemVariables, isMirrored: Bool,
    margins: @autoclosure () -> UIEdgeInsets, baselines: @autoclosure () -> (first: CGFloat, last: CGFloat)
  ) {
    let left = [SolverTerm(item.minX)]
    let right = [SolverTerm(item.minX), SolverTerm(item.width)]
    let top = [SolverTerm(item.minY)]
    let bottom = [SolverTerm(item.minY), SolverTerm(item.height)]
    switch attribute.physical(isMirrored: isMirrored) {
    case .left, .leading: self.init(left)
    case .right, .trailing: self.init(right)
    case .top: self.init(top)
    case .bottom: self.init(bottom)
    case .width: self.init([SolverTerm(item.width)])
    case .height: self.init([SolverTerm(item.height)])
    case .centerX: self.init([SolverTerm(item.minX), SolverTerm(item.width, 0.5)])
    case .centerY: self.init([SolverTerm(item.minY), SolverTerm(item.height, 0.5)])
    case .firstBaseline: self.init(top, baselines().first)
    case .lastBaseline: self.init(bottom, -baselines().last)
    case .leftMargin, .leadingMargin: self.init(left, margins().left)
    case .rightMargin, .trailingMargin: self.init(right, -margins().right)
    case .topMargin: self.init(top, margins().top)
    case .bottomMargin: self.init(bottom, -margins().bottom)
    case .centerXWithinMargins:
      let margins = margins()
      self.init([SolverTerm(item.minX), SolverTerm(item.width, 0.5)], (margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      let margins = margins()
      self.init([SolverTerm(item.minY), SolverTerm(item.height, 0.5)], (margins.top - margins.bottom) / 2)
    case .notAnAttribute: self.init([])
    }
    if isMirrored && !attribute.isDimension { negate() }
  }

  private init(_ terms: [SolverTerm], _ constant: CGFloat = 0) {
    self.terms = terms
    self.constant = Double(constant)
  }

  private mutating func negate() {
    for index in terms.indices { terms[index].coefficient.negate() }
    constant.negate()
  }
}
