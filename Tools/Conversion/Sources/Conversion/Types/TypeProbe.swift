/// The text of a file with which the compiler is asked for types: the file as converted so far, but code that the
/// compiler would reject is replaced by the expression in question.
struct TypeProbe {
  let text: String
  private let applied: [Edit]
  /// The number of bytes of the source's byte order mark, which the text lacks; 0 without one.
  private let mark: Int
  private static let head = "_asked("

  /// The functions to which an expression in question is passed. Their result has the type that the context needs, or
  /// `Any` if it needs none.
  static let functions = """
    func _asked<Value, Result>(_ value: Value) -> Result { fatalError() }
    @_disfavoredOverload func _asked<Value>(_ value: Value) -> Any { value }

    """

  init(_ scan: SourceScan) {
    let refused = Set(scan.types.open.compactMap(\.refused))
    var edits = EditList()
    for edit in scan.edits.edits {
      let range = edit.offset..<edit.offset + edit.length
      let isReplaced = refused.contains { Self.contains($0.whole, range) && !Self.contains($0.part, range) }
      if isReplaced { continue }
      if range.isEmpty {
        edits.insert(edit.text, at: edit.offset, edit.form)
      } else {
        edits.replace(range, with: edit.text, edit.form)
      }
    }
    for code in refused {
      edits.replace(code.whole.lowerBound..<code.part.lowerBound, with: Self.head + code.prefix, .lookup)
      edits.replace(code.part.upperBound..<code.whole.upperBound, with: ")", .lookup)
    }
    let (edited, applied) = edits.applied(to: scan.bytes)
    self.applied = applied
    mark = edited.unicodeScalars.first == "\u{FEFF}" ? 3 : 0
    text = mark == 0 ? edited : String(edited.unicodeScalars.dropFirst())
  }

  private static func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.contains(inner.lowerBound) && inner.upperBound <= outer.upperBound
  }

  /// Where the expression of a question lies in the text.
  func range(of question: TypeQuestion) -> Range<Int> {
    let expression = question.expression
    var start = expression.lowerBound - mark
    var end = expression.upperBound - mark
    for edit in applied {
      let change = edit.text.utf8.count - edit.length
      if edit.offset + edit.length <= expression.lowerBound { start += change }
      if edit.offset < expression.upperBound { end += change }
    }
    if let refused = question.refused {
      // If the question is about the replaced code as a whole, the answer is the type of the call to `_asked`.
      if refused.whole == expression { start -= Self.head.utf8.count }
      if refused.part == expression { start -= refused.prefix.utf8.count }
    }
    return start..<max(start, end)
  }
}
