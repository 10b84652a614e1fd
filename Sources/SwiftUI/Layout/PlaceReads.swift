/// The geometry values that views read during their evaluation.
@MainActor
final class PlaceReads {
  /// Called when a geometry value differs from the one that was read.
  var onChange: () -> Void = {}
  private var checks: [() -> Bool] = []
  private var isEvaluated = false

  /// All trees that read geometry values. They are checked after a layout and during scrolling.
  private static var readers: [WeakReads] = []
  private struct WeakReads { weak var reads: PlaceReads? }

  /// Begins an evaluation of the views, and discards the values of the previous one.
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

  /// Records a comparison with the value that was read. Reads outside of an evaluation, as by a gesture, are not
  /// tracked.
  func note(_ isSame: @escaping () -> Bool) { if isEvaluated { checks.append(isSame) } }

  /// Discards the records, as the views are gone.
  func forget() {
    checks = []
    Self.readers.removeAll { $0.reads === self }
  }

  /// Compares the current geometry with the recorded values.
  static func check() {
    for reader in readers {
      guard let reads = reader.reads, !reads.checks.allSatisfy({ $0() }) else { continue }
      reads.onChange()
    }
  }
}
