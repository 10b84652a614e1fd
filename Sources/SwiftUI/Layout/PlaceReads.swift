/// The places that views were told while they were evaluated.
@MainActor
final class PlaceReads {
  /// Called when a place is another one than was told.
  var onChange: () -> Void = {}
  private var checks: [() -> Bool] = []
  private var isEvaluated = false

  /// The readers of places in all trees, which are asked after a layout and while something scrolls.
  private static var readers: [WeakReads] = []
  private struct WeakReads { weak var reads: PlaceReads? }

  /// The views are evaluated.
  func begin() {
    checks = []
    isEvaluated = true
  }

  func end() {
    isEvaluated = false
    guard !checks.isEmpty, !Self.readers.contains(where: { $0.reads === self }) else { return }
    Self.readers.removeAll { $0.reads == nil }
    Self.readers.append(WeakReads(reads: self))
  }

  /// Notes how to tell that a place is still the one that was told. A place that is asked for later, by a gesture say, is
  /// not followed.
  func note(_ isSame: @escaping () -> Bool) { if isEvaluated { checks.append(isSame) } }

  /// The views are gone.
  func forget() {
    checks = []
    Self.readers.removeAll { $0.reads === self }
  }

  /// Compares the places with those that were told.
  static func check() {
    for reader in readers {
      guard let reads = reader.reads, !reads.checks.allSatisfy({ $0() }) else { continue }
      reads.onChange()
    }
  }
}
