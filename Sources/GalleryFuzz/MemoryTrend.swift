/// Finds out whether allocated memory grows from visit to visit when the same actions are repeated.
struct MemoryTrend {
  /// The allocated bytes after each visit, in order.
  private(set) var bytes: [Int] = []

  /// The number of visits before the caches are filled.
  static let warmUp = 3
  /// The growth in bytes per visit that is ignored: work of other threads finishes in varying order.
  static let tolerance = 256

  mutating func add(_ bytes: Int64) { self.bytes.append(Int(bytes)) }

  /// The bytes by which memory grew in at least three of four visits after the warm-up; nil before there are two.
  var growth: Int? {
    let warm = bytes.dropFirst(Self.warmUp)
    guard warm.count > 1 else { return nil }
    let steps = zip(warm, warm.dropFirst()).map { $1 - $0 }.sorted()
    return steps[steps.count / 4]
  }

  var grows: Bool { (growth ?? 0) > Self.tolerance }
}
