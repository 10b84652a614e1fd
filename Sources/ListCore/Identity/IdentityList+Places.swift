extension IdentityList {
  /// For some rows of another list, by number, their numbers in this one. O(n) expected, one hash a row here and none
  /// there: for a few rows much less than to compare the lists.
  ///
  /// Of rows with equal identities the first ones pair.
  package func places(of rows: some Collection<Int>, from other: IdentityList) -> [Int: Int] {
    guard !rows.isEmpty, rowCount > 0 else { return [:] }
    var wanted = HandleTable(capacity: rows.count)
    for row in Set(rows).sorted() {
      let (block, place) = other.place(of: row)
      block.forEachHash(in: place..<place + 1) { _, hash in wanted.insert(row, hash: hash) }
    }
    var places: [Int: Int] = [:]
    forEachSpan(in: 0..<rowCount) { start, span in
      span.block.forEachHash(in: span.places) { place, hash in
        let found = wanted.find(hash) { row in
          let (block, otherPlace) = other.place(of: row)
          return places[row] == nil && span.block.isEqual(place, to: block, otherPlace)
        }
        if let found { places[found] = start + place - span.places.lowerBound }
      }
    }
    return places
  }
}
