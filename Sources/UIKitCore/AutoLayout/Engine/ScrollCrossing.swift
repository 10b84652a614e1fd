import ConstraintSolver

/// A constraint between items that are not in the same scroll view.
@MainActor
struct ScrollCrossing {
  private struct Place {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    let factor: Double
  }

  private let places: [Place]
  /// How many of the outermost scroll views contain all items.
  private let sharedCount: Int

  init(_ record: ConstraintRecord, in engine: LayoutEngine) {
    let stated = [(record.first, 1.0), (record.second, -Double(record.multiplier))].flatMap { side, factor in
      factor == 0
        ? []
        : side.places.compactMap { place in
          engine.item(forObject: place.item, place.attribute).map {
            Place(item: $0, attribute: place.attribute, factor: factor * place.sign)
          }
        }
    }
    let containers = stated.flatMap(\.item.scrolls)
    places = stated.map { place in
      guard place.attribute.isEdge, let view = place.item.view, containers.contains(where: { $0 === place.item }) else {
        return place
      }
      let content = engine.item(for: view.viewConstraints.guide(\.scrollContentGuide))
      return Place(item: content, attribute: place.attribute, factor: place.factor)
    }
    sharedCount = Self.countShared(places.map { $0.item.scrolls.reversed() })
    for place in places {
      for scroll in place.item.scrolls.dropLast(sharedCount) { scroll.view?.constraintState.isScrollFollowed = true }
    }
  }

  private static func countShared(_ chains: [[LayoutItem]]) -> Int {
    var count = 0
    let shortest = chains.map(\.count).min() ?? 0
    while count < shortest, chains.allSatisfy({ $0[count] === chains[0][count] }) { count += 1 }
    return count
  }

  /// Whether the constraint depends on a scroll position.
  var isMoving: Bool { places.contains { $0.item.scrolls.count > sharedCount } }

  /// `first - multiplier · second - constant` in the solver's variables, including scrolling.
  func expression(
    of record: ConstraintRecord, _ constant: Double, _ system: ConstraintSystem
  ) -> (terms: [SolverTerm], constant: Double) {
    var terms: [SolverTerm] = []
    var sum = constant
    let isMirrored = record.isMirrored
    for place in places {
      let expression = place.item.expression(
        of: place.attribute, isMirrored: isMirrored, in: record.commonAncestor, system)
      for term in expression.terms { terms.append(SolverTerm(term.variable, term.coefficient * place.factor)) }
      let sign: Double = isMirrored && place.attribute.axis == .horizontal ? -1 : 1
      sum += (expression.constant - scrolledDistance(place) * sign) * place.factor
    }
    return (terms, sum)
  }

  /// The distance in points by which the scroll views around a position, inside those common to all items, have
  /// scrolled it.
  private func scrolledDistance(_ place: Place) -> Double {
    guard !place.attribute.isDimension, let axis = place.attribute.axis else { return 0 }
    return place.item.scrolls.dropLast(sharedCount).reduce(0) { sum, scroll in
      let origin = scroll.view?.bounds.origin ?? .zero
      return sum + Double(axis == .horizontal ? origin.x : origin.y)
    }
  }
}
