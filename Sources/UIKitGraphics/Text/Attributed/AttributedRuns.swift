/// A text with attributes, as labels, fields and configurations keep it.
///
/// Foundation on Linux leaks some 200 to 400 bytes with each `NSAttributedString`, and with each copy of a mutable one;
/// a value does not. Offsets are in UTF-16 units.
package struct AttributedRuns {
  package struct Run {
    package var range: Range<Int>
    package var attributes: [NSAttributedString.Key: Any]

    package init(range: Range<Int>, attributes: [NSAttributedString.Key: Any]) {
      self.range = range
      self.attributes = attributes
    }
  }

  package private(set) var string: String
  package private(set) var length: Int
  /// The runs in order, without gaps; none is empty.
  package private(set) var runs: [Run]
  /// The string that the runs were read from, if it is immutable.
  private var source: NSAttributedString?

  package init(_ string: String, attributes: [NSAttributedString.Key: Any] = [:]) {
    self.string = string
    length = string.utf16.count
    runs = length > 0 ? [Run(range: 0..<length, attributes: attributes)] : []
  }

  /// - Parameter runs: The runs in order, without gaps; none is empty.
  package init(_ string: String, runs: [Run]) {
    self.string = string
    length = runs.last?.range.upperBound ?? 0
    self.runs = runs
  }

  package init(_ text: NSAttributedString) {
    string = text.string
    length = text.length
    if !(text is NSMutableAttributedString) { source = text }
    var found: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      found.append(Run(range: range.location..<range.location + range.length, attributes: attributes))
    }
    runs = found
  }

  /// The text as an attributed string: the object that it was made from if there is one, else a new one.
  package var attributedString: NSAttributedString {
    if let source { return source }
    let text = NSMutableAttributedString(string: string)
    for run in runs {
      text.setAttributes(run.attributes, range: NSRange(location: run.range.lowerBound, length: run.range.count))
    }
    return text
  }

  /// The text as an object, which is kept for the next time.
  package mutating func makeAttributedString() -> NSAttributedString {
    let text = attributedString
    source = text
    return text
  }

  /// - Returns: the attributes of the unit at an offset; none past the end.
  package func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
    runs.first { $0.range.contains(offset) }?.attributes ?? [:]
  }

  // MARK: Changes

  /// Sets attributes in a range, and leaves its other attributes.
  package mutating func addAttributes(_ attributes: [NSAttributedString.Key: Any], in range: Range<Int>) {
    change(in: range) { $0.merge(attributes) { _, added in added } }
  }

  package mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any], in range: Range<Int>) {
    change(in: range) { $0 = attributes }
  }

  /// Changes the attributes of each run within a range.
  mutating func change(in range: Range<Int>, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    let range = range.clamped(to: 0..<length)
    guard !range.isEmpty else { return }
    source = nil
    split(at: range.lowerBound)
    split(at: range.upperBound)
    for index in runs.indices where range.contains(runs[index].range.lowerBound) { body(&runs[index].attributes) }
  }

  /// Changes the attributes of all runs.
  package mutating func changeAll(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    change(in: 0..<length, body)
  }

  /// Replaces fonts that follow the user's preferred text size by the same fonts at a given text size.
  package mutating func adjustFonts(to category: UIContentSizeCategory) {
    changeAll { attributes in
      if let font = attributes[.font] as? UIFont { attributes[.font] = font.adjusted(to: category) }
    }
  }

  /// Replaces a range by a text in one style.
  package mutating func replace(_ range: Range<Int>, with text: String, attributes: [NSAttributedString.Key: Any]) {
    let range = range.clamped(to: 0..<length)
    source = nil
    split(at: range.lowerBound)
    split(at: range.upperBound)
    let added = text.utf16.count
    let units = string.utf16
    let lower = units.index(units.startIndex, offsetBy: range.lowerBound)
    let upper = units.index(lower, offsetBy: range.count)
    string.replaceSubrange(lower..<upper, with: text)
    length += added - range.count
    let index = runs.firstIndex { $0.range.lowerBound >= range.lowerBound } ?? runs.endIndex
    runs.removeAll { range.contains($0.range.lowerBound) }
    for later in runs.indices[index...] {
      let moved = runs[later].range
      runs[later].range = moved.lowerBound + added - range.count..<moved.upperBound + added - range.count
    }
    guard added > 0 else { return }
    runs.insert(Run(range: range.lowerBound..<range.lowerBound + added, attributes: attributes), at: index)
  }

  /// Makes a run begin at an offset within the text.
  private mutating func split(at offset: Int) {
    guard let index = runs.firstIndex(where: { $0.range.lowerBound < offset && offset < $0.range.upperBound }) else {
      return
    }
    var rest = runs[index]
    runs[index].range = rest.range.lowerBound..<offset
    rest.range = offset..<rest.range.upperBound
    runs.insert(rest, at: index + 1)
  }
}

extension AttributedRuns: Equatable {
  /// Two texts are equal if their characters, and the attributes of each character, are equal. Different divisions into
  /// runs do not matter.
  package static func == (first: Self, second: Self) -> Bool {
    if let source = first.source, source === second.source { return true }
    guard first.length == second.length, first.string.utf16.elementsEqual(second.string.utf16) else { return false }
    var index = 0
    for run in first.runs {
      while index < second.runs.count, second.runs[index].range.lowerBound < run.range.upperBound {
        guard areEqual(run.attributes, second.runs[index].attributes) else { return false }
        if second.runs[index].range.upperBound > run.range.upperBound { break }
        index += 1
      }
    }
    return true
  }

  package static func areEqual(
    _ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]
  ) -> Bool {
    guard first.count == second.count else { return false }
    return first.allSatisfy { key, value in
      guard let other = second[key] else { return false }
      if let value = value as? NSObject, let other = other as? NSObject { return areSame(value, other) }
      guard let value = value as? AnyHashable, let other = other as? AnyHashable else { return false }
      return value == other
    }
  }
}
