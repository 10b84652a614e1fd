import ConstraintSolver

/// An attribute as a linear expression of its item's variables.
struct AttributeExpression {
  private(set) var terms: AttributeTerms
  private(set) var constant: Double

  /// `Σ terms + constant` of an attribute, by the item's present frame.
  ///
  /// - Parameters:
  ///   - isMirrored: Whether positions are measured from the right, so that leading is there, and positive distances
  ///     run to the left.
  ///   - margins: The item's margins; needed for margin attributes only.
  ///   - baselines: Distances from the top to the first and from the bottom to the last baseline.
  init(
    _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItemVariables, isMirrored: Bool,
    margins: @autoclosure () -> UIEdgeInsets, baselines: @autoclosure () -> (first: CGFloat, last: CGFloat)
  ) {
    switch attribute.physical(isMirrored: isMirrored) {
    case .left, .leading: self.init(item.minX)
    case .right, .trailing: self.init(item.minX, item.width)
    case .top: self.init(item.minY)
    case .bottom: self.init(item.minY, item.height)
    case .width: self.init(item.width)
    case .height: self.init(item.height)
    case .centerX: self.init(item.minX, item.width, 0.5)
    case .centerY: self.init(item.minY, item.height, 0.5)
    case .firstBaseline: self.init(item.minY, constant: baselines().first)
    case .lastBaseline: self.init(item.minY, item.height, constant: -baselines().last)
    case .leftMargin, .leadingMargin: self.init(item.minX, constant: margins().left)
    case .rightMargin, .trailingMargin: self.init(item.minX, item.width, constant: -margins().right)
    case .topMargin: self.init(item.minY, constant: margins().top)
    case .bottomMargin: self.init(item.minY, item.height, constant: -margins().bottom)
    case .centerXWithinMargins:
      let margins = margins()
      self.init(item.minX, item.width, 0.5, constant: (margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      let margins = margins()
      self.init(item.minY, item.height, 0.5, constant: (margins.top - margins.bottom) / 2)
    case .notAnAttribute: self.init(nil)
    }
    if isMirrored && !attribute.isDimension && attribute.axis == .horizontal { negate() }
  }

  private init(
    _ first: SolverVariable?, _ second: SolverVariable? = nil, _ share: Double = 1, constant: CGFloat = 0
  ) {
    terms = AttributeTerms(first: first.map { SolverTerm($0) }, second: second.map { SolverTerm($0, share) })
    self.constant = Double(constant)
  }

  /// Applies the zoom of the scroll view around the item: the position's distance from the item's left or top edge is
  /// multiplied by `zoom`.
  mutating func zoom(by zoom: Double) {
    terms.second?.coefficient *= zoom
    constant *= zoom
  }

  private mutating func negate() {
    terms.first?.coefficient.negate()
    terms.second?.coefficient.negate()
    constant.negate()
  }
}

/// The terms of an attribute, at most two. They are stored inline, as every constraint contains them.
struct AttributeTerms: RandomAccessCollection {
  fileprivate(set) var first: SolverTerm?
  fileprivate(set) var second: SolverTerm?

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : second == nil ? 1 : 2 }
  subscript(position: Int) -> SolverTerm { position == 0 ? first! : second! }
}
