import ListCore
import Stage

/// Finding and replacing in a text view.
@MainActor
final class TextViewFinding {
  private unowned let view: UITextView
  private(set) var interaction: UIFindInteraction?
  private(set) lazy var marks = FoundMarks(view)
  /// The search that continues in the next frame.
  private var pass: TextSearchPass?
  private let timer = GestureTimer()

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

  /// The text changed: matches are searched again while the panel is shown.
  func textDidChange() {
    stop()
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
    view.face.hasMarks = true
    view.face.marksDidChange()
  }

  // MARK: Searching

  /// Finds every match, in order: at once in a short text, otherwise a part in each frame, so that typing and scrolling
  /// are not blocked.
  func search(_ query: String, _ options: UITextSearchOptions, telling found: FoundTexts<AnyHashable?>) {
    pass = pass(of: query, options)
    readOn(telling: found)
  }

  private func pass(of query: String, _ options: UITextSearchOptions) -> TextSearchPass {
    let comparison = options.stringCompareOptions
    let words: TextSearch.Words =
      switch options.wordMatchMethod {
      case .contains: .contains
      case .startsWith: .startsWith
      case .fullWord: .fullWord
      }
    return TextSearchPass(
      TextSearch(
        query, ignoresCase: comparison.contains(.caseInsensitive),
        ignoresDiacritics: comparison.contains(.diacriticInsensitive), words: words))
  }

  private func readOn(telling found: FoundTexts<AnyHashable?>) {
    guard pass != nil else { return }
    let ranges = pass?.next(Self.budget, in: view.edited.paragraphs) ?? []
    let isFinished = pass?.isFinished ?? true
    if isFinished {
      stop()
    } else {
      timer.start(after: FrameClock.virtualFrameInterval, in: view) { [weak self, weak found] in
        // The matches are not needed any more once the panel is closed.
        if let self, let found { readOn(telling: found) }
      }
    }
    found.add(ranges.lazy.map { OffsetRange($0) as UITextRange }, in: nil, isLast: isFinished)
  }

  /// Stops reading a text that has changed.
  private func stop() {
    pass = nil
    timer.stop()
  }

  /// How many UTF-16 units are searched in a frame, which takes some milliseconds.
  private static let budget = 1 << 18

  /// Replaces a match if the delegate agrees.
  func replace(_ range: Range<Int>, with text: String) {
    guard view.isEditable else { return }
    view.editor.change(TextChange(range: range, replacement: text), as: .replacing)
  }

  /// Replaces every match for which the delegate agrees, in one change that is undone in one step.
  /// - Complexity: O(n) in the length of the text.
  func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
    guard view.isEditable else { return }
    var pass = pass(of: query, options)
    var ranges: [Range<Int>] = []
    while !pass.isFinished { ranges += pass.next(.max, in: view.edited.paragraphs) }
    view.editor.replaceAll(ranges, with: text)
  }
}
