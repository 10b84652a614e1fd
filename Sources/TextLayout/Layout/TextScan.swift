/// What one pass over the bytes of a text finds: its paragraphs and what is in each that needs care.
struct TextScan {
  struct Paragraph {
    /// Bytes without the separator at the end.
    var bytes: Range<Int>
    /// UTF-16 offsets with the separator at the end.
    var utf16: Range<Int>
    /// UTF-16 offsets of the separator itself.
    var separatorLength: Int
    var isASCII = true
    /// Letters beyond Latin, Greek and Cyrillic.
    var hasOtherScripts = false
    var hasSoftHyphen = false
    var hasTab = false
    /// Control characters, which iOS draws as nothing and Pango as a box.
    var hasControls = false
  }

  private(set) var paragraphs: [Paragraph] = []

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

    while position < count {
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
        if byte >= 0x80 { current.isASCII = false }
        if byte & 0xC0 != 0x80 { utf16 += byte >= 0xF0 ? 2 : 1 }
        position += 1
      }
    }
    finish(separatorBytes: 0, separatorLength: 0)
  }
}

/// The number of UTF-16 units that a stretch of UTF-8 stands for.
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
