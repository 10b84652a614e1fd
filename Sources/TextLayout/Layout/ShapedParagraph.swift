/// One paragraph of a shaped text.
protocol ShapedParagraph: AnyObject {
  /// Bytes of the paragraph, without an appended ellipsis.
  var byteCount: Int { get }
  /// An estimate of the memory that the paragraph keeps.
  var byteCost: Int { get }
  /// The text as it was shaped, an appended ellipsis included.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
}

extension ShapedParagraph {
  /// The byte that follows a number of Unicode characters from `byte`.
  func byte(after byte: Int, characters: Int) -> Int {
    withText { text in
      var position = byte
      for _ in 0..<characters where position < text.count {
        position += 1
        while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
      }
      return position
    }
  }
}
