import ListCore

/// Finding and replacing in a text view.
@MainActor
final class TextViewFinding {
  private unowned let view: UITextView
  private(set) var interaction: UIFindInteraction?
  private(set) lazy var marks = FoundMarks(view)

  init(_ view: UITextView) { self.view = view }

  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != (interaction != nil) else { return }
    if let interaction {
      view.removeInteraction(interaction)
      self.interaction = nil
    } else {
      let interaction = UIFindInteraction(sessionDelegate: view)
      self.interaction = interaction
      view.addInteraction(interaction)
    }
  }

  /// The text is another: matches are looked for anew while the panel is shown.
  func textDidChange() {
    if !marks.isEmpty { clear() }
    interaction?.activeFindSession?.invalidateFoundResults()
  }

  // MARK: Looks

  func decorate(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
    redraw(marks.set(style, of: range.clamped(to: 0..<view.edited.length)))
  }

  func clear() { redraw(marks.clear()) }

  private func redraw(_ ranges: [Range<Int>]) {
    for range in ranges where range.upperBound <= view.edited.length { view.face.column.invalidate(range) }
    view.face.marksDidChange()
  }

  // MARK: Searching

  /// - Complexity: O(n) in the length of the text.
  func ranges(of query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
    let comparison = options.stringCompareOptions
    let words: TextSearch.Words =
      switch options.wordMatchMethod {
      case .contains: .contains
      case .startsWith: .startsWith
      case .fullWord: .fullWord
      }
    var search = TextSearch(
      query, ignoresCase: comparison.contains(.caseInsensitive),
      ignoresDiacritics: comparison.contains(.diacriticInsensitive), words: words)
    guard !query.contains(where: \.isNewline) else { return search.matches(in: view.content.text) }
    // A paragraph after another, so that no copy of the whole text is needed.
    let paragraphs = view.edited.paragraphs
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 0..<paragraphs.count {
      let paragraph = paragraphs[index]
      ranges += search.matches(in: paragraph).map { $0.shifted(by: start) }
      start += paragraph.utf16.count
    }
    return ranges
  }

  func replace(_ range: Range<Int>, with text: String) {
    guard view.isEditable else { return }
    view.editor.change(TextChange(range: range, replacement: text), as: .replacing)
  }

  /// From the last to the first, so that the places of the others stay.
  func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
    for range in ranges(of: query, options).reversed() { replace(range, with: text) }
  }
}
