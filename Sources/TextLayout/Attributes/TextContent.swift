import Foundation

/// Attributes for a range of UTF-16 offsets.
package struct TextRun: Hashable, Sendable {
  package var range: Range<Int>
  package var attributes: TextAttributes

  package init(range: Range<Int>, attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}

/// A paragraph style for the paragraphs that begin in a range of UTF-16 offsets.
package struct ParagraphRun: Hashable, Sendable {
  package var range: Range<Int>
  package var style: ParagraphStyle

  package init(range: Range<Int>, style: ParagraphStyle) {
    self.range = range
    self.style = style
  }
}

/// A text with its attributes, from which a `TextFrame` is made.
///
/// Text in one style throughout, the usual case, keeps no arrays.
package struct TextContent: Hashable, Sendable {
  package var string: String
  /// For all text that no run covers.
  package var attributes: TextAttributes
  /// Sorted by range and not overlapping.
  package var runs: [TextRun]
  /// For all paragraphs that begin in no range of `paragraphs`.
  package var paragraph: ParagraphStyle
  /// Sorted by range and not overlapping.
  package var paragraphs: [ParagraphRun]

  package init(_ string: String, attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    self.attributes = attributes
    self.runs = []
    self.paragraph = paragraph
    self.paragraphs = []
  }

  /// - Parameters:
  ///   - runs: Sorted by range and not overlapping; text between them takes `attributes`.
  ///   - paragraphs: Sorted by range and not overlapping; paragraphs that begin in none take `paragraph`.
  package init(
    _ string: String, runs: [TextRun], attributes: TextAttributes, paragraphs: [ParagraphRun] = [],
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.string = string
    self.attributes = attributes
    self.runs = runs
    self.paragraph = paragraph
    self.paragraphs = paragraphs
  }

  /// The attributes at a UTF-16 offset.
  package func attributes(at offset: Int) -> TextAttributes {
    runs.first { $0.range.contains(offset) }?.attributes ?? attributes
  }

  /// The style of the paragraph that begins at a UTF-16 offset.
  package func paragraphStyle(at offset: Int) -> ParagraphStyle {
    paragraphs.first { $0.range.contains(offset) }?.style ?? paragraph
  }

  /// `String` holds two spellings of a letter to be equal; their offsets differ, so bytes are compared here.
  package static func == (left: TextContent, right: TextContent) -> Bool {
    left.attributes == right.attributes && left.paragraph == right.paragraph && left.runs == right.runs
      && left.paragraphs == right.paragraphs && left.string.hasSameBytes(as: right.string)
  }

  package func hash(into hasher: inout Hasher) {
    string.hashBytes(into: &hasher)
    hasher.combine(attributes)
    hasher.combine(runs)
    hasher.combine(paragraph)
    hasher.combine(paragraphs)
  }
}

extension String {
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return true }
        return memcmp(leftBase, rightBase, left.count) == 0
      } ?? left.elementsEqual(other.utf8)
    }
    return isSame ?? utf8.elementsEqual(other.utf8)
  }

  private static let hashedBytes = 4096

  /// Of a long text only parts are hashed: comparing two is faster than hashing one completely.
  func hashBytes(into hasher: inout Hasher) {
    let isHashed: Void? = utf8.withContiguousStorageIfAvailable { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      guard bytes.count > Self.hashedBytes else { return hasher.combine(bytes: bytes) }
      hasher.combine(bytes.count)
      let part = Self.hashedBytes / 16
      for index in 0..<16 {
        let start = (bytes.count - part) / 15 * index
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<start + part]))
      }
    }
    guard isHashed == nil else { return }
    for byte in utf8 { hasher.combine(byte) }
  }
}
