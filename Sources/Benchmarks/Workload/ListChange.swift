import Foundation

/// Two lists of UUIDs: from the first to the second a tenth is removed, a tenth is inserted, and the first fiftieth is
/// shuffled.
struct ListChange {
  let old: [UUID]
  let new: [UUID]

  init(count: Int) {
    var generator = SystemRandomNumberGenerator()
    old = (0..<count).map { _ in UUID() }
    var new = old
    new.removeSubrange(count / 5..<count * 3 / 10)
    new.insert(contentsOf: (0..<count / 10).map { _ in UUID() }, at: count * 3 / 10)
    new[..<(count / 50)].shuffle(using: &generator)
    self.new = new
  }

  /// Deletions and insertions, without the moves.
  var smallestOperationCount: Int { old.count / 5 }
}
