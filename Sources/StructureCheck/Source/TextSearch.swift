import Foundation

/// Searches by bytes: checks read two hundred thousand lines, most of which hold nothing that a check is about, and
/// comparing characters took a third of their time.
extension StringProtocol {
  /// Whether the text has `word` in it, byte for byte. O(*n*) in the length of the text.
  func has(_ word: String) -> Bool {
    var (text, word) = (String(self), word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let wanted = word.baseAddress, let first = word.first else { return true }
        var rest = UnsafeRawBufferPointer(text)
        while rest.count >= word.count, let found = memchr(rest.baseAddress!, Int32(first), rest.count - word.count + 1) {
          if memcmp(found, wanted, word.count) == 0 { return true }
          rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(found) - rest.baseAddress! + 1)...])
        }
        return false
      }
    }
  }
}

extension String {
  /// The text between line feeds. A feed at the end begins no further line.
  var separateLines: [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count).map { UnsafeRawPointer($0) - start }
        lines.append(String(decoding: UnsafeRawBufferPointer(start: start, count: end ?? rest.count), as: UTF8.self))
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(end.map { $0 + 1 } ?? rest.count))
      }
      return lines
    }
  }
}
