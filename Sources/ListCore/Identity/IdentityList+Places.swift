extension IdentityList {
  /// Maps rows of another list, by index, to their indexes in this one. O(n) expected, with one hash per row of this
  /// list and none of the other: for a few rows much cheaper than comparing the lists.
  ///
  /// Of several rows with one identity the first is used.
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
