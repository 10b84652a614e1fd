/// Whether the bytes that are given out grow from one time to the next, when the same is done over and over.
struct MemoryTrend {
  /// After each time, in order.
  private(set) var bytes: [Int] = []

  /// The times until everything that is kept for later is there.
  static let warmUp = 3
  /// The growth in bytes for each visit that is ignored: work of other threads finishes in varying order.
  static let tolerance = 256

  mutating func add(_ bytes: Int64) { self.bytes.append(Int(bytes)) }

  /// Bytes by which three times in four after the warm-up grew at least; nil before there are two of them.
  ///
  /// Memory that grows at every visit grows by that much. Memory that grows once, or goes up and down, does not count.
  var growth: Int? {
    let warm = bytes.dropFirst(Self.warmUp)
    guard warm.count > 1 else { return nil }
    let steps = zip(warm, warm.dropFirst()).map { $1 - $0 }.sorted()
    return steps[steps.count / 4]
  }

  var grows: Bool { (growth ?? 0) > Self.tolerance }
}
