import ListCore

/// Consecutive rows from one source: a collection, or a single row. Made when they are shown.
@usableFromInline
final class RowBlock {
  let type: any Any.Type
  let count: Int
  /// The ids of the rows; nil for rows that are identified by their order alone.
  private let identities: RowIdentities?
  private let make: @MainActor (Int) -> AnyRow

  @usableFromInline
  init(
    type: any Any.Type, count: Int, identities: RowIdentities, make: @escaping @MainActor (Int) -> AnyRow
  ) {
    self.type = type
    self.count = count
    self.identities = identities
    self.make = make
  }

  @MainActor
  init(_ row: AnyRow, type: any Any.Type) {
    self.type = type
    count = 1
    identities = row.identity.id.map { id in RowIdentities(CollectionOfOne(id)) { $0 } }
    make = { _ in row }
  }

  /// The row at an index, with its identity.
  @MainActor
  func row(at place: Int) -> AnyRow {
    var row = make(place)
    row.identity = identity(at: place)
    return row
  }

  func identity(at place: Int) -> RowIdentity { RowIdentity(type: type, id: identities?.id(place)) }

  /// Whether the rows have ids. Rows without ids are identified by their order, so equal ones are no mistake.
  var hasIDs: Bool { identities != nil }
}

extension RowBlock: IdentityBlock {
  func forEachHash(in range: Range<Int>, _ body: (Int, UInt32) -> Void) {
    let typeHash = HandleTable.hash(ObjectIdentifier(type).hashValue)
    guard let identities else { return range.forEach { body($0, typeHash) } }
    identities.hashes(range) { place, hash in body(place, HandleTable.hash(hash) ^ typeHash) }
  }

  func isEqual(_ place: Int, to other: RowBlock, _ otherPlace: Int) -> Bool {
    guard type == other.type else { return false }
    guard let identities, let others = other.identities else { return !hasIDs && !other.hasIDs }
    return identities.isEqual(place, others.elements, otherPlace) ?? (identities.id(place) == others.id(otherPlace))
  }

  func commonPrefix(_ range: Range<Int>, _ other: RowBlock, _ otherRange: Range<Int>) -> Int {
    guard type == other.type else { return 0 }
    if self === other && range == otherRange { return range.count }
    if let identities, let others = other.identities,
      let length = identities.commonPrefix(range, others.elements, otherRange.lowerBound)
    {
      return length
    }
    for (length, (place, otherPlace)) in zip(range, otherRange).enumerated()
    where !isEqual(place, to: other, otherPlace) { return length }
    return range.count
  }

  func commonSuffix(_ range: Range<Int>, _ other: RowBlock, _ otherRange: Range<Int>) -> Int {
    guard type == other.type else { return 0 }
    if let identities, let others = other.identities,
      let length = identities.commonSuffix(range, others.elements, otherRange.upperBound)
    {
      return length
    }
    for (length, (place, otherPlace)) in zip(range.reversed(), otherRange.reversed()).enumerated()
    where !isEqual(place, to: other, otherPlace) { return length }
    return range.count
  }
}
