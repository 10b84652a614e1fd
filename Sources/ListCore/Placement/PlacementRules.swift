/// A place for a row of a second stream among the rows of a first one.
package struct PlacementSlot: Hashable, Sendable {
  /// How many rows of the first stream stand before it.
  package var gap: Int
  /// The number of the row in its stream.
  package var item: Int
  /// The number of the rule that placed it, among all rules without conditions.
  package var rule: Int

  package init(gap: Int, item: Int, rule: Int) {
    self.gap = gap
    self.item = item
    self.rule = rule
  }
}

/// Where rows of a second stream stand.
package struct PlacementPlan: Equatable, Sendable {
  package let slots: [PlacementSlot]
  /// Rows are left for places that are closed.
  package let isWaiting: Bool
}

/// Where rows of a second stream are to stand among those of a first one. Places count rows of the first stream.
package struct PlacementRules: Hashable, Sendable {
  package indirect enum Rule: Hashable, Sendable {
    /// Behind so many rows, if there are as many.
    case at(Int)
    /// Behind `from` rows, and each time behind `interval` more, so often at most.
    case every(_ interval: Int, from: Int, limit: Int)
    /// Behind a row that the caller knows by a number.
    case after(key: Int)
    /// Behind the last row.
    case end
    /// One list of rules or another, by the number of rows.
    case whenFewer(than: Int, [Rule], otherwise: [Rule])
  }

  /// Those that come first have the first choice.
  package var rules: [Rule]
  /// Between two placed rows stand at least as many of the first stream.
  package var minimumGap: Int
  /// With fewer rows than the rules have places for, none is placed.
  package var isAllOrNone: Bool

  package init(_ rules: [Rule], minimumGap: Int = 1, isAllOrNone: Bool = false) {
    self.rules = rules
    self.minimumGap = minimumGap
    self.isAllOrNone = isAllOrNone
  }

  /// The places, in order.
  ///
  /// Rows that stand somewhere already keep their places, wherever new rows came in; the others get the places that are
  /// left, in order.
  /// - Parameters:
  ///   - sourceCount: how many rows the first stream has.
  ///   - available: how many rows the second stream has.
  ///   - kept: what stands already, with places in the first stream as it is now, and items as they are numbered now.
  ///   - place: the number of the row that a key stands for.
  /// - Complexity: O(k log k) in placed rows, for each rule O(k).
  package func slots(
    sourceCount: Int, available: Int, kept: [PlacementSlot] = [], place: @escaping (_ key: Int) -> Int? = { _ in nil }
  ) -> [PlacementSlot] {
    plan(sourceCount: sourceCount, available: available, kept: kept, closed: nil, place: place).slots
  }

  /// The places, in order, where some of them are closed to what does not stand there already.
  ///
  /// Rows that are few go to places behind the closed ones first, which the reader comes to.
  /// - Parameter closed: the places that are closed, by how many rows of the first stream stand before them.
  package func plan(
    sourceCount: Int, available: Int, kept: [PlacementSlot], closed: Range<Int>?,
    place: @escaping (_ key: Int) -> Int?
  ) -> PlacementPlan {
    var planner = PlacementPlanner(
      sourceCount: sourceCount, available: available, minimumGap: minimumGap, kept: kept, closed: closed, place: place)
    planner.keep(leaves(sourceCount))
    for (number, rule) in leaves(sourceCount) { planner.add(rule, number) }
    if isAllOrNone, planner.lacks > 0 { return PlacementPlan(slots: [], isWaiting: false) }
    if isAllOrNone, planner.isWaiting { planner.dropNew() }
    return PlacementPlan(slots: planner.finish(), isWaiting: planner.isWaiting)
  }

  /// The rules that are in force for a number of rows, with their numbers among all.
  private func leaves(_ sourceCount: Int) -> [(Int, Rule)] {
    var leaves: [(Int, Rule)] = []
    var next = 0
    Self.collect(rules, sourceCount, isInForce: true, &next, &leaves)
    return leaves
  }

  private static func collect(
    _ rules: [Rule], _ count: Int, isInForce: Bool, _ next: inout Int, _ leaves: inout [(Int, Rule)]
  ) {
    for rule in rules {
      guard case .whenFewer(let limit, let few, let many) = rule else {
        if isInForce { leaves.append((next, rule)) }
        next += 1
        continue
      }
      collect(few, count, isInForce: isInForce && count < limit, &next, &leaves)
      collect(many, count, isInForce: isInForce && count >= limit, &next, &leaves)
    }
  }
}
