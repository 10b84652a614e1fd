/// The part of a paragraph that a line was laid out from, in bytes from the paragraph's start.
struct FlowedLine {
  let start: Int
  /// The line does not depend on any byte from here on; `Int.max` if it depends on the end of the paragraph.
  let reach: Int
  /// `ShapedLine.neededWidth` and its height, and an estimate of the memory that the line keeps. Reading them here spares a
  /// long text the way to each of its lines.
  let neededWidth: Double
  let height: Double
  let byteCost: Int

  /// The line at another offset of a text.
  func moved(by addedBytes: Int) -> FlowedLine {
    FlowedLine(
      start: start + addedBytes, reach: reach == .max ? .max : reach + addedBytes, neededWidth: neededWidth,
      height: height, byteCost: byteCost)
  }
}

/// A text, and its shape before an edit.
struct FormerText {
  let content: TextContent
  let shaped: ShapedText

  /// An edit of a paragraph of which lines are known.
  struct Edit {
    let shaped: ShapedText
    /// How many bytes in front of it are as they were.
    let prefix: Int
    /// The first byte of the edited text from which on all are as they were.
    let suffixStart: Int
    /// How many bytes and UTF-16 units the text is longer.
    let addedBytes: Int
    let addedUnits: Int
  }

  /// The edit that made a text of this one, or nil if lines may be others all over it.
  /// - Parameter bytes: Those of the edited text.
  /// - Complexity: O(n) in the length of the text, at a fraction of the cost of reading it by letters.
  func edit(
    of edited: TextContent, _ bytes: UnsafeBufferPointer<UInt8>, _ scan: TextScan, width: Double
  ) -> Edit? {
    guard !shaped.flowedLines.isEmpty, shaped.validWidths.contains(width),
      edited.attributes.isShapedLike(content.attributes), edited.runs.count == content.runs.count,
      edited.paragraphStyle(at: 0) == content.paragraphStyle(at: 0), let last = shaped.lines.last
    else { return nil }
    var string = content.string
    return string.withUTF8 { former in
      let prefix = Self.commonPrefix(former, bytes)
      let suffix = Self.commonSuffix(former, bytes, limit: min(former.count, bytes.count) - prefix)
      let addedUnits = scan.paragraphs[0].utf16.upperBound - last.range.upperBound
      if !content.runs.isEmpty {
        let start = utf16Length(of: bytes, in: 0..<prefix)
        let end = last.range.upperBound - utf16Length(of: bytes, in: bytes.count - suffix..<bytes.count)
        guard hasSameRuns(as: edited, before: start, behind: end, addedUnits: addedUnits) else { return nil }
      }
      return Edit(
        shaped: shaped, prefix: prefix, suffixStart: bytes.count - suffix, addedBytes: bytes.count - former.count,
        addedUnits: addedUnits)
    }
  }

  /// Whether runs only moved and grew with the text.
  private func hasSameRuns(as edited: TextContent, before start: Int, behind end: Int, addedUnits: Int) -> Bool {
    func moves(_ place: Int, to other: Int) -> Bool {
      (place <= start && other == place) || (place >= end && other == place + addedUnits)
    }
    return zip(content.runs, edited.runs).allSatisfy {
      $0.attributes.isShapedLike($1.attributes) && moves($0.range.lowerBound, to: $1.range.lowerBound)
        && moves($0.range.upperBound, to: $1.range.upperBound)
    }
  }

  private static func commonPrefix(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = min(left.count, right.count)
    let (leftWords, rightWords) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var count = 0
    while count + 8 <= limit,
      leftWords.loadUnaligned(fromByteOffset: count, as: UInt64.self)
        == rightWords.loadUnaligned(fromByteOffset: count, as: UInt64.self)
    { count += 8 }
    while count < limit, left[count] == right[count] { count += 1 }
    return count
  }

  private static func commonSuffix(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int {
    let (leftWords, rightWords) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var count = 0
    while count + 8 <= limit,
      leftWords.loadUnaligned(fromByteOffset: left.count - count - 8, as: UInt64.self)
        == rightWords.loadUnaligned(fromByteOffset: right.count - count - 8, as: UInt64.self)
    { count += 8 }
    while count < limit, left[left.count - count - 1] == right[right.count - count - 1] { count += 1 }
    return count
  }
}
