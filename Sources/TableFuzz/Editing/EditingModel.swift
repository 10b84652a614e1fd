import Foundation

/// A text with a selection, without paragraphs, styles and layout, with which a text view has to agree.
struct EditingModel {
  private(set) var text = ""
  var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?

  var length: Int { text.utf16.count }

  /// A text that code has set, with the caret at its end.
  init(_ text: String = "") {
    self.text = text
    selection = NSRange(location: length, length: 0)
  }

  /// Takes the state of a view after a step whose outcome is the view's to decide.
  init(text: String, selection: NSRange, marked: NSRange?) {
    (self.text, self.selection, self.marked) = (text, selection, marked)
  }

  /// Replaces the marked text or the selection.
  mutating func enter(_ string: String) {
    replace(marked ?? selection, with: string)
    marked = nil
  }

  /// Replaces a range as the user or an input method does; the caret is then after the text, not within a character.
  mutating func replace(_ range: NSRange, with string: String) {
    guard range.length > 0 || !string.isEmpty else { return }
    text = Self.replaced(text, range, string)
    selection = NSRange(location: roundedUp(range.location + string.utf16.count), length: 0)
  }

  /// Replaces a part in code; the selection stays with its text.
  mutating func replaceByProgram(_ range: NSRange, with string: String) {
    text = Self.replaced(text, range, string)
    let count = string.utf16.count
    func shifted(_ offset: Int) -> Int {
      if offset <= range.location { return offset }
      let end = range.location + range.length
      return offset >= end ? offset + count - range.length : min(offset, range.location + count)
    }
    let (start, end) = (shifted(selection.location), shifted(selection.location + selection.length))
    selection = NSRange(location: start, length: end - start)
    marked = nil
  }

  mutating func deleteBackward() {
    if selection.length > 0 { return replace(selection, with: "") }
    guard selection.location > 0 else { return }
    let start = boundary(before: selection.location)
    replace(NSRange(location: start, length: selection.location - start), with: "")
  }

  mutating func mark(_ string: String, caret: Int) {
    let range = marked ?? selection
    if string.isEmpty, marked == nil { return }
    text = Self.replaced(text, range, string)
    let count = string.utf16.count
    marked = count > 0 ? NSRange(location: range.location, length: count) : nil
    selection = NSRange(location: range.location + min(caret, count), length: 0)
  }

  mutating func unmark() { marked = nil }

  /// The start of the character in front of an offset.
  private func boundary(before offset: Int) -> Int {
    boundaries.last { $0 < offset } ?? 0
  }

  private func roundedUp(_ offset: Int) -> Int {
    boundaries.first { $0 >= offset } ?? length
  }

  /// The offsets between characters, and those at both ends.
  private var boundaries: [Int] {
    var offset = 0
    return [0]
      + text.map { character in
        offset += character.utf16.count
        return offset
      }
  }

  private static func replaced(_ text: String, _ range: NSRange, _ string: String) -> String {
    var units = Array(text.utf16)
    units.replaceSubrange(range.location..<range.location + range.length, with: string.utf16)
    return String(decoding: units, as: UTF16.self)
  }
}
