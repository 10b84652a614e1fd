import ConstraintSolver

// Constraints as linear expressions of the solver's variables.
extension LayoutEngine {
  /// The expression of a constraint between rectangles of views in one scroll view, the usual case.
  func plainExpression(of record: ConstraintRecord) -> (terms: [SolverTerm], constant: Double)? {
    guard record.isPlain, let view = record.first.item as? UIView else { return nil }
    let first = item(for: view)
    guard first.scrolls.isEmpty, !view.layer.isScrollContainer else { return nil }
    let isMirrored = record.isMirrored
    var terms: [SolverTerm] = []
    terms.reserveCapacity(4)
    let expression = first.expression(of: record.first.attribute, isMirrored: isMirrored, system)
    for term in expression.terms { terms.append(term) }
    if record.hasSecondSide {
      guard let other = record.second.item as? UIView else { return nil }
      let second = item(for: other)
      guard second.scrolls.isEmpty, !other.layer.isScrollContainer else { return nil }
      let factor = -Double(record.multiplier)
      let expression = second.expression(of: record.second.attribute, isMirrored: isMirrored, system)
      for term in expression.terms { terms.append(SolverTerm(term.variable, term.coefficient * factor)) }
    }
    appendOrigin(of: record, to: &terms)
    return (terms, -Double(record.constant))
  }

  /// `first - multiplier · second - constant` in the solver's variables.
  func expression(of constraint: NSLayoutConstraint) -> (terms: [SolverTerm], constant: Double) {
    let record = constraint.record
    var terms: [SolverTerm] = []
    var constant = -Double(record.constant)
    if let spacing = record.systemSpacing { constant -= Double(distance(of: spacing, in: record)) }
    let base = constant
    let isMirrored = record.isMirrored
    for (side, factor) in [(record.first, 1.0), (record.second, -Double(record.multiplier))] where factor != 0 {
      for (item, attribute, sign) in side.places {
        guard let measured = self.item(forObject: item, attribute) else { continue }
        let expression = measured.expression(
          of: attribute, isMirrored: isMirrored, in: record.commonAncestor, system)
        for term in expression.terms { terms.append(SolverTerm(term.variable, term.coefficient * factor * sign)) }
        constant += expression.constant * factor * sign
      }
    }
    if let crossing = crossing(of: record) { (terms, constant) = crossing.expression(of: record, base, system) }
    appendOrigin(of: record, to: &terms)
    return (terms, constant)
  }

  /// Measures the positions in a constraint from the origin of the nearest common ancestor if that makes a
  /// difference: the engine's positions are measured from the root. [D] Half of a superview's centre is a quarter of
  /// its width, wherever the superview is.
  private func appendOrigin(of record: ConstraintRecord, to terms: inout [SolverTerm]) {
    guard record.dependsOnOrigin, let ancestor = record.commonAncestor, ancestor !== root else { return }
    let origin = item(for: ancestor).variables
    let isMirrored = record.isMirrored
    for (attribute, factor) in [
      (record.first.attribute, 1.0), (record.second.attribute, -Double(record.multiplier)),
    ] {
      guard attribute.axis == .horizontal else {
        terms.append(SolverTerm(origin.minY, -factor))
        continue
      }
      terms.append(SolverTerm(origin.minX, isMirrored ? factor : -factor))
      if isMirrored { terms.append(SolverTerm(origin.width, factor)) }
    }
  }

  /// How a constraint crosses the border of a scroll view; nil if it does not. Its items must be known.
  func crossing(of record: ConstraintRecord) -> ScrollCrossing? {
    guard hasScrollViews, let first = item(forObject: record.first.item),
      let second = item(forObject: record.second.item),
      first.scrolls.first !== second.scrolls.first || record.first.subtracted != nil || record.second.subtracted != nil
    else { return nil }
    return ScrollCrossing(record, in: self)
  }

  private func distance(of spacing: SystemSpacing, in record: ConstraintRecord) -> CGFloat {
    let isBetweenBaselines = record.first.attribute.isBaseline && record.second.attribute.isBaseline
    return SystemSpacing.distance(
      upper: isBetweenBaselines ? (record.second.item as? any BaselineView)?.baselineMetrics : nil,
      lower: isBetweenBaselines ? (record.first.item as? any BaselineView)?.baselineMetrics : nil,
      multiplier: spacing.multiplier, scale: scale)
  }
}
