/// Hands out the numbers of rows with equal identities in order, each number once.
struct IdentityOccurrences<Block: IdentityBlock> {
  private let list: IdentityList<Block>
  /// For each identity, the next row to return.
  private var table: HandleTable
  /// For a row the next one with an equal identity; few rows have one.
  private var later: [Int32: Int32] = [:]

  /// A table of the rows in `ranges`, which are in ascending order. O(n) expected.
  init(_ list: IdentityList<Block>, _ ranges: some BidirectionalCollection<Range<Int>>) {
    self.list = list
    table = HandleTable(capacity: ranges.reduce(0) { $0 + $1.count })
    for range in ranges { add(range) }
  }

  private mutating func add(_ range: Range<Int>) {
    let list = list
    var last: [Int32: Int32] = [:]
    list.forEachSpan(in: range) { start, span in
      span.block.forEachHash(in: span.places) { place, hash in
        let index = start + place - span.places.lowerBound
        guard let found = find(span.block, place, hash) else { return table.insert(index, hash: hash) }
        // Append to the chain of rows with this identity.
        var tail = last[Int32(found)] ?? Int32(found)
        while let next = later[tail] { tail = next }
        later[tail] = Int32(index)
        last[Int32(found)] = Int32(index)
      }
    }
  }

  private func find(_ block: Block, _ place: Int, _ hash: UInt32) -> Int? {
    table.find(hash) { index in
      let (own, ownPlace) = list.place(of: index)
      return own.isEqual(ownPlace, to: block, place)
    }
  }

  /// The first row, not handed out yet, with the identity of another list's row. O(1) expected.
  mutating func take(_ block: Block, _ place: Int, _ hash: UInt32) -> Int32 {
    guard let found = find(block, place, hash) else { return ListMatching.none }
    if let next = later.removeValue(forKey: Int32(found)) {
      table.rename(found, to: Int(next), hash: hash)
    } else {
      table.remove(found, hash: hash)
    }
    return Int32(found)
  }

  /// Pairs of consecutive rows with one identity.
  var duplicates: [(first: Int, second: Int)] {
    later.map { (first: Int($0.key), second: Int($0.value)) }.sorted { $0.second < $1.second }
  }
}

extension IdentityList {
  /// Rows whose identity an earlier row has, each with the nearest such row. O(n) expected.
  package func duplicates() -> [(first: RowPath, second: RowPath)] {
    guard rowCount > 0 else { return [] }
    return IdentityOccurrences(self, [0..<rowCount]).duplicates.map { (path(of: $0.first), path(of: $0.second)) }
  }
}
