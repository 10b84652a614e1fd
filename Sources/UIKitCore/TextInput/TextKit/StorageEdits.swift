/// The changes of a storage that are not processed yet, as one.
struct StorageEdits {
  private(set) var mask: NSTextStorage.EditActions = []
  private(set) var range = NSRange(location: NSNotFound, length: 0)
  private(set) var delta = 0
  /// The number of `beginEditing()` calls without `endEditing()`.
  var depth = 0
  var isProcessing = false

  /// - Parameter changed: The changed part before the change.
  mutating func add(_ actions: NSTextStorage.EditActions, range changed: NSRange, delta change: Int) {
    mask.formUnion(actions)
    delta += change
    let new = NSRange(location: changed.location, length: max(0, changed.length + change))
    guard range.location != NSNotFound else {
      range = new
      return
    }
    let lower = min(range.location, changed.location)
    let upper = max(range.location + range.length, changed.location + changed.length) + change
    range = NSRange(location: lower, length: max(upper - lower, 0))
  }
}

/// A change of a storage's text, widened to whole characters: Foundation's attributed strings on Linux stop the program
/// where a change begins or ends within a character of several scalars.
struct StorageReplacement {
  /// The part that is replaced.
  let range: NSRange
  /// The replacement, together with the scalars that stay of the two characters at its ends.
  let text: String

  /// - Parameter range: A range that cuts a scalar is extended to the whole scalar: text has no halves of scalars here.
  ///   An empty range within a scalar is moved before it.
  /// - Complexity: O(k) in the length of the characters at the ends, and O(n) where the text is not ASCII.
  init(_ range: NSRange, _ text: String, in whole: String) {
    let units = whole.utf16
    let end = range.location + range.length
    guard range.location >= 0, range.length >= 0, end <= units.count else {
      (self.range, self.text) = (range, text)
      return
    }
    let scalars = whole.unicodeScalars
    let start = whole.scalarStart(range.location)
    let stop = range.length == 0 ? start : whole.scalarEnd(end)
    var (lower, upper) = (start, stop)
    while lower.samePosition(in: whole) == nil { lower = scalars.index(before: lower) }
    while upper.samePosition(in: whole) == nil { upper = scalars.index(after: upper) }
    self.text = String(scalars[lower..<start]) + text + String(scalars[stop..<upper])
    self.range = NSRange(
      location: units.distance(from: units.startIndex, to: lower), length: units.distance(from: lower, to: upper))
  }
}

/// The runs of a storage by its own attributes, joined where values are equal.
struct StorageRuns {
  private let storage: NSTextStorage

  init(_ storage: NSTextStorage) { self.storage = storage }

  func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let value = storage.attributes(at: location, effectiveRange: nil)
    range?.pointee = reach(from: location, in: limit) { AttributedRuns.areEqual($0, value) }
    return value
  }

  func attribute(
    _ key: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
  ) -> Any? {
    func own(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
      attributes[key].map { [key: $0] } ?? [:]
    }
    let value = own(storage.attributes(at: location, effectiveRange: nil))
    range?.pointee = reach(from: location, in: limit) { AttributedRuns.areEqual(own($0), value) }
    return value[key]
  }

  private func reach(
    from location: Int, in limit: NSRange, while isSame: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var run = NSRange()
    _ = storage.attributes(at: location, effectiveRange: &run)
    var (lower, upper) = (run.location, run.location + run.length)
    while lower > limit.location, isSame(storage.attributes(at: lower - 1, effectiveRange: &run)) {
      lower = run.location
    }
    while upper < limit.location + limit.length, isSame(storage.attributes(at: upper, effectiveRange: &run)) {
      upper = run.location + run.length
    }
    lower = max(lower, limit.location)
    return NSRange(location: lower, length: min(upper, limit.location + limit.length) - lower)
  }
}
