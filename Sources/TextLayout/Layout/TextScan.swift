/// The result of one pass over the bytes of a text: its paragraphs, and which of them need special care.
struct TextScan {
  struct Paragraph {
    /// Bytes without the separator at the end.
    var bytes: Range<Int>
    /// UTF-16 offsets with the separator at the end.
    var utf16: Range<Int>
    /// The length of the separator in UTF-16 units.
    var separatorLength: Int
    /// Whether no font shapes any of the letters by its neighbours, or composes it with them: see `isPlain(_:)`.
    var isPlain = true
    /// Whether there are letters of scripts other than Latin, Greek and Cyrillic.
    var hasOtherScripts = false
    var hasSoftHyphen = false
    var hasTab = false
    /// Whether there are control characters, which iOS does not draw and Pango draws as a box.
    var hasControls = false

    /// Takes the kinds of letters that occur in a part of a paragraph.
    mutating func takeKinds(from part: Paragraph) {
      isPlain = part.isPlain
      hasOtherScripts = part.hasOtherScripts
      hasSoftHyphen = part.hasSoftHyphen
      hasTab = part.hasTab
      hasControls = part.hasControls
    }
  }

  private(set) var paragraphs = ShortList<Paragraph>()

  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var current = Paragraph(bytes: 0..<0, utf16: 0..<0, separatorLength: 0)
    var start = 0
    var utf16Start = 0
    var utf16 = 0
    var position = 0
    let count = bytes.count

    func finish(separatorBytes: Int, separatorLength: Int) {
      utf16 += separatorLength
      current.bytes = start..<position
      current.utf16 = utf16Start..<utf16
      current.separatorLength = separatorLength
      paragraphs.append(current)
      position += separatorBytes
      start = position
      utf16Start = utf16
      current = Paragraph(bytes: 0..<0, utf16: 0..<0, separatorLength: 0)
    }

    let words = UnsafeRawBufferPointer(bytes)
    while position < count {
      // Most text has long plain parts, so eight plain bytes are skipped at once.
      while position + 8 <= count,
        Self.arePlain(words.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      {
        utf16 += 8
        position += 8
      }
      guard position < count else { break }
      let byte = bytes[position]
      if byte >= 0x20, byte < 0x7F {
        utf16 += 1
        position += 1
      } else if byte == 0x0A {
        finish(separatorBytes: 1, separatorLength: 1)
      } else if byte == 0x0D {
        let length = position + 1 < count && bytes[position + 1] == 0x0A ? 2 : 1
        finish(separatorBytes: length, separatorLength: length)
      } else if byte == 0xE2, position + 2 < count, bytes[position + 1] == 0x80, bytes[position + 2] == 0xA9 {
        finish(separatorBytes: 3, separatorLength: 1)
      } else {
        if byte == 0x09 {
          current.hasTab = true
        } else if byte < 0x20 || byte == 0x7F {
          current.hasControls = true
        } else if byte == 0xC2, position + 1 < count, bytes[position + 1] == 0xAD {
          current.hasSoftHyphen = true
        } else if byte >= 0xD6 {
          current.hasOtherScripts = true
        }
        if byte >= 0xC0, current.isPlain {
          current.isPlain = Self.isPlain(Self.scalar(in: bytes, at: position).value)
        }
        if byte & 0xC0 != 0x80 { utf16 += byte >= 0xF0 ? 2 : 1 }
        position += 1
      }
    }
    finish(separatorBytes: 0, separatorLength: 0)
  }
}

extension TextScan {
  /// Whether eight bytes are all ASCII from space to tilde: the upper bit of each is clear, and stays clear after
  /// subtracting a space and after adding one.
  private static func arePlain(_ word: UInt64) -> Bool {
    (word | word &- 0x2020_2020_2020_2020 | word &+ 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 == 0
  }

  /// Whether a letter is shown by itself in the system font and in East Asian fonts: it is not a combining mark, part
  /// of a letter, or a vertical form. Inter and Noto Sans CJK do not compose such letters.
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x80, 0xA0...0x24F: true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF: true
    case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }

  /// The Unicode scalar that begins at a byte, and its bytes.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[position])
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 1, position + length <= bytes.count else { return (lead, 1) }
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    return (value, length)
  }
}

/// The number of UTF-16 units of a range of UTF-8.
func utf16Length(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
  var length = 0
  for position in range {
    let byte = bytes[position]
    if byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
  }
  return length
}

/// The byte at which a UTF-16 offset falls, counted from the start of `range`; an offset inside a surrogate pair is
/// that of the pair.
func byteOffset(ofUTF16 offset: Int, of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
  var remaining = offset
  var position = range.lowerBound
  while position < range.upperBound {
    let byte = bytes[position]
    let (length, units) = byte < 0x80 ? (1, 1) : byte < 0xE0 ? (2, 1) : byte < 0xF0 ? (3, 1) : (4, 2)
    if remaining < units { break }
    remaining -= units
    position += length
  }
  return min(position, range.upperBound) - range.lowerBound
}
