/// Finds words in normalised texts.
enum SearchScan {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The quality of a word's position in a text; lower is better.
  enum Standing {
    static let atStart = 0
    static let atWordStart = 1
    static let inside = 2
    static let count = 3
  }

  /// The best quality of a word in a text; nil if it does not occur. O(n).
  @inline(__always)
  static func standing(of word: Bytes, in text: Bytes) -> Int? {
    guard var place = firstPlace(of: word, in: text, from: 0) else { return nil }
    if place == 0 { return Standing.atStart }
    while true {
      if isSeparator(text[place - 1]) { return Standing.atWordStart }
      guard let next = firstPlace(of: word, in: text, from: place + 1) else { return Standing.inside }
      place = next
    }
  }

  @inline(__always)
  static func firstPlace(of word: Bytes, in text: Bytes, from start: Int) -> Int? {
    let last = text.count - word.count
    guard start <= last else { return nil }
    let first = word[0]
    var place = start
    while place <= last {
      if text[place] == first, isThere(word, in: text, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// The positions of a word in a text, in order.
  static func places(of word: [UInt8], in text: [UInt8]) -> [Int] {
    word.withUnsafeBufferPointer { word in
      text.withUnsafeBufferPointer { text in
        var places: [Int] = []
        var start = 0
        while let place = firstPlace(of: word, in: text, from: start) {
          places.append(place)
          start = place + 1
        }
        return places
      }
    }
  }

  @inline(__always)
  private static func isThere(_ word: Bytes, in text: Bytes, at place: Int) -> Bool {
    var offset = 1
    while offset < word.count {
      if text[place + offset] != word[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Signs and spaces of ASCII: neither letters, nor digits, nor parts of other characters.
  @inline(__always)
  static func isSeparator(_ byte: UInt8) -> Bool {
    byte < 0x80 && !(byte &- 97 < 26 || byte &- 48 < 10 || byte &- 65 < 26)
  }
}
