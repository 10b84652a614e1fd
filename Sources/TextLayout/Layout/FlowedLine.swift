/// The part of a paragraph that a line was laid out from, in bytes from the paragraph's start.
struct FlowedLine {
  let start: Int
  /// The line does not depend on any byte from here on; `Int.max` if it depends on the end of the paragraph.
  let reach: Int
  /// `ShapedLine.neededWidth` and `height`, and an estimate of the memory that the line keeps. They are copied here so
  /// that a sum over a long text does not have to access each of its lines.
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

  /// An edit of a paragraph whose lines are known.
  struct Edit {
    let shaped: ShapedText
    /// The number of unchanged bytes before the edit.
    let prefix: Int
    /// The byte of the edited text from which on all bytes are unchanged.
    let suffixStart: Int
    /// The number of bytes and of UTF-16 units by which the edit lengthens the text; negative if it shortens the text.
    let addedBytes: Int
    let addedUnits: Int
  }

  /// The edit that turns this text into `edited`; nil if any line may change.
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
