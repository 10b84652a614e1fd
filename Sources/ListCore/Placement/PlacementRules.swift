/// A position for a row of a second stream among the rows of a first one.
package struct PlacementSlot: Hashable, Sendable {
  /// How many rows of the first stream precede it.
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

/// The positions of a second stream's rows.
package struct PlacementPlan: Equatable, Sendable {
  package let slots: [PlacementSlot]
  /// Whether rows are left for slots that are closed.
  package let isWaiting: Bool
}

/// Rules for the positions of a second stream's rows among those of a first one. Positions count rows of the first
/// stream.
package struct PlacementRules: Hashable, Sendable {
  package indirect enum Rule: Hashable, Sendable {
    /// Behind this many rows, if there are as many.
    case at(Int)
    /// After `from` rows, and again after every `interval` more, at most `limit` times.
    case every(_ interval: Int, from: Int, limit: Int)
    /// Behind a row that the caller identifies by a number.
    case after(key: Int)
    /// Behind the last row.
    case end
    /// One list of rules if there are fewer rows than a number, another otherwise.
    case whenFewer(than: Int, [Rule], otherwise: [Rule])
  }

  /// The rules in order of precedence.
  package var rules: [Rule]
  /// The minimum number of the first stream's rows between two placed rows.
  package var minimumGap: Int
  /// Whether no row is placed if there are fewer rows than slots.
  package var isAllOrNone: Bool

  package init(_ rules: [Rule], minimumGap: Int = 1, isAllOrNone: Bool = false) {
    self.rules = rules
    self.minimumGap = minimumGap
    self.isAllOrNone = isAllOrNone
  }

  /// The slots, in order.
  ///
  /// Rows that are placed already keep their positions, wherever new rows were inserted; the others fill the
  /// remaining slots in order.
  ///
  /// - Parameters:
  /// - sourceCount: the number of rows of the first stream.
  /// - available: the number of rows of the second stream.
  /// - kept: the rows placed already, with present positions in the first stream and present item numbers.
  /// - place: the row number that a key identifies.
  /// - Complexity: O(k log k) in placed rows, for each rule O(k).
  package func slots(
    sourceCount: Int, available: Int, kept: [PlacementSlot] = [], place: @escaping (_ key: Int) -> Int? = { _ in nil }
  ) -> [PlacementSlot] {
    plan(sourceCount: sourceCount, available: available, kept: kept, closed: nil, place: place).slots
  }

  /// The slots, in order, if some positions are closed to new rows.
  ///
  /// If there are too few rows, slots after the closed ones, which the user will reach, are filled first.
  ///
  /// - Parameter closed: the closed positions, by how many rows of the first stream precede them.
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
