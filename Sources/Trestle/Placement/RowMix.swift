import ListCore

/// Two streams of rows that are mixed by a placement.
@MainActor
final class RowMix {
  private let source: [RowPiece]
  private let placed: [RowPiece]
  private let placement: Placement
  /// The two streams as mixed last, and the positions of the placed rows.
  private var sourceList = IdentityList<RowBlock>()
  private var placedList = IdentityList<RowBlock>()
  private var slots: [PlacementSlot]?

  init(source: [RowPiece], placed: [RowPiece], placement: Placement) {
    self.source = source
    self.placed = placed
    self.placement = placement
  }

  /// The number of rows in the last mix. Mixes the streams if that has not happened yet.
  var count: Int {
    if slots == nil { _ = spans(after: nil, sight: nil) }
    return sourceList.rowCount + (slots?.count ?? 0)
  }

  /// Whether rows wait for their positions to become invisible.
  private(set) var isWaiting = false

  /// Mixes the streams. Rows placed by an earlier mix with the same placement keep their positions among the rows of
  /// the first stream.
  ///
  /// - Parameter sight: the visible rows of the earlier mix.
  func spans(after old: RowMix?, sight: RowsInSight?) -> [IdentityList<RowBlock>.Span] {
    let newSource = Self.list(source, after: old?.source)
    let newPlaced = Self.list(placed, after: old?.placed)
    let kept = old.map { $0.kept(newSource, newPlaced, placement) } ?? []
    let closed = sight.flatMap { old?.closedGaps($0, newSource, placement) }
    let (rules, rows) = placement.lowered()
    let plan = rules.plan(
      sourceCount: newSource.rowCount, available: newPlaced.rowCount, kept: kept, closed: closed,
      place: { key in newSource.path(of: rows[key])?.row })
    sourceList = newSource
    placedList = newPlaced
    slots = plan.slots
    isWaiting = plan.isWaiting
    return mixed(plan.slots)
  }

  /// The rule that placed a row of the mix; nil for a row of the first stream. O(log k) in placed rows.
  func rule(at index: Int) -> String? {
    guard let slots else { return nil }
    let map = PlacementMap(sourceCount: sourceList.rowCount, slots: slots)
    guard index < map.count, case .placed(let item) = map.content(at: index) else { return nil }
    return slots.first { $0.item == item }.map { placement.ruleDescriptions[$0.rule] }
  }

  private static func list(_ pieces: [RowPiece], after old: [RowPiece]?) -> IdentityList<RowBlock> {
    var list = IdentityList<RowBlock>()
    list.append(AnyHashable(0), RowPiece.spans(of: pieces, after: old, sight: nil))
    return list
  }

  /// The gaps of a new mix's first stream in which no row may be inserted, because this mix's rows around them are
  /// visible; nil if that does not matter for the placement.
  private func closedGaps(
    _ sight: RowsInSight, _ newSource: IdentityList<RowBlock>, _ placement: Placement
  ) -> Range<Int>? {
    guard placement.isOutOfSight, placement == self.placement, let slots else { return nil }
    let map = PlacementMap(sourceCount: sourceList.rowCount, slots: slots)
    let seen = sight.rows.compactMap { index -> Int? in
      guard index < map.count, case .source(let row) = map.content(at: index) else { return nil }
      return row
    }
    let places = ListMatching(from: sourceList, to: newSource).newPlaces(of: seen).values
    guard let first = places.min(), let last = places.max() else { return nil }
    return RowsInSight(rows: first..<last + 1, isHeldAbove: sight.isHeldAbove, isOpenBelow: sight.isOpenBelow)
      .closedGaps
  }

  /// The rows placed by this mix, with their positions in the streams of a new mix.
  private func kept(
    _ newSource: IdentityList<RowBlock>, _ newPlaced: IdentityList<RowBlock>, _ placement: Placement
  ) -> [PlacementSlot] {
    guard let slots, !slots.isEmpty, placement == self.placement else { return [] }
    let items = ListMatching(from: placedList, to: newPlaced).newPlaces(of: slots.map(\.item))
    let neighbours = slots.flatMap { [$0.gap - 1, $0.gap] }.filter { $0 >= 0 && $0 < sourceList.rowCount }
    let rows = ListMatching(from: sourceList, to: newSource).newPlaces(of: neighbours)
    return slots.compactMap { slot in
      guard let item = items[slot.item] else { return nil }
      // After the row that preceded it; if that was removed, before the row that followed it.
      guard let gap = rows[slot.gap - 1].map({ $0 + 1 }) ?? rows[slot.gap] else { return nil }
      return PlacementSlot(gap: gap, item: item, rule: slot.rule)
    }
  }

  private func mixed(_ slots: [PlacementSlot]) -> [IdentityList<RowBlock>.Span] {
    var spans: [IdentityList<RowBlock>.Span] = []
    var start = 0
    for slot in slots {
      sourceList.forEachSpan(in: start..<slot.gap) { spans.append($1) }
      placedList.forEachSpan(in: slot.item..<slot.item + 1) { spans.append($1) }
      start = slot.gap
    }
    sourceList.forEachSpan(in: start..<sourceList.rowCount) { spans.append($1) }
    return spans
  }
}

extension IdentityList<RowBlock> {
  /// The first row with an identity. O(n), and O(1) for each block of another type.
  func path(of identity: RowIdentity) -> RowPath? {
    firstPath { block, place in
      ObjectIdentifier(block.type) == identity.type && block.identity(at: place) == identity
    }
  }
}

extension Rows {
  /// Combines these rows with those of another stream, at the positions of a placement.
  ///
  /// Placed rows keep their positions from one list to the next; see ``Placement``.
  public func placing(_ rows: Rows, _ placement: Placement) -> Rows {
    Rows(pieces: [.mix(RowMix(source: pieces, placed: rows.pieces, placement: placement))])
  }
}
