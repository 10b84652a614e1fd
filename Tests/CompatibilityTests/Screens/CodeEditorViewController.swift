import UIKit

/// A position in a `CodeTextView`.
final class IndexedPosition: UITextPosition {
  let index: Int

  init(index: Int) {
    self.index = index
    super.init()
  }
}

/// A range in a `CodeTextView`.
final class IndexedRange: UITextRange {
  let range: NSRange

  init(range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { IndexedPosition(index: range.location) }
  override var end: UITextPosition { IndexedPosition(index: range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
}

final class CodeSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let first: Bool
  private let last: Bool

  init(rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    place = rect
    first = containsStart
    last = containsEnd
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { first }
  override var containsEnd: Bool { last }
  override var isVertical: Bool { false }
}

/// Lines of code in a font whose letters are all 10 points wide; lines do not wrap.
final class CodeTextView: UIView, UITextInput {
  private let font = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
  private let letterWidth: CGFloat = 10
  private let lineHeight: CGFloat = 22
  private let margin: CGFloat = 8

  var text = "" {
    didSet { setNeedsDisplay() }
  }
  private var selection = NSRange(location: 0, length: 0)
  private var marked: NSRange?

  override var canBecomeFirstResponder: Bool { true }

  // MARK: UIKeyInput

  var hasText: Bool { !text.isEmpty }

  func insertText(_ newText: String) {
    put(newText, in: marked ?? selection)
    marked = nil
  }

  func deleteBackward() {
    let range = marked ?? selection
    if range.length > 0 {
      put("", in: range)
    } else if range.location > 0 {
      put("", in: (text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1))
    }
    marked = nil
  }

  private func put(_ newText: String, in range: NSRange) {
    text = (text as NSString).replacingCharacters(in: range, with: newText)
    selection = NSRange(location: range.location + (newText as NSString).length, length: 0)
  }

  // MARK: UITextInput

  func text(in range: UITextRange) -> String? {
    guard let range = (range as? IndexedRange)?.range else { return nil }
    return (text as NSString).substring(with: range)
  }

  func replace(_ range: UITextRange, withText newText: String) {
    guard let range = (range as? IndexedRange)?.range else { return }
    inputDelegate?.textWillChange(self)
    put(newText, in: range)
    inputDelegate?.textDidChange(self)
  }

  var selectedTextRange: UITextRange? {
    get { IndexedRange(range: selection) }
    set {
      guard let range = (newValue as? IndexedRange)?.range else { return }
      selection = range
    }
  }

  /// Selects by program.
  func select(_ range: NSRange) {
    inputDelegate?.selectionWillChange(self)
    selection = range
    inputDelegate?.selectionDidChange(self)
  }

  var markedTextRange: UITextRange? { marked.map { IndexedRange(range: $0) } }
  var markedTextStyle: [NSAttributedString.Key: Any]?

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let range = marked ?? selection
    let newText = markedText ?? ""
    put(newText, in: range)
    let length = (newText as NSString).length
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    selection = NSRange(location: range.location + selectedRange.location, length: selectedRange.length)
  }

  func unmarkText() { marked = nil }

  var beginningOfDocument: UITextPosition { IndexedPosition(index: 0) }
  var endOfDocument: UITextPosition { IndexedPosition(index: (text as NSString).length) }

  private func index(_ position: UITextPosition) -> Int { (position as? IndexedPosition)?.index ?? 0 }

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, second) = (index(fromPosition), index(toPosition))
    return IndexedRange(range: NSRange(location: min(first, second), length: abs(second - first)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = index(position) + offset
    return target >= 0 && target <= (text as NSString).length ? IndexedPosition(index: target) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: return self.position(from: position, offset: -offset)
    case .right: return self.position(from: position, offset: offset)
    case .up, .down:
      let (line, column) = place(index(position))
      let target = line + (direction == .up ? -offset : offset)
      guard target >= 0, target < lines.count else { return nil }
      return IndexedPosition(index: index(line: target, column: column))
    @unknown default: return nil
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(position), index(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let (line, _) = place(index(position))
    let end = direction == .left || direction == .up ? 0 : lines[line].count
    return textRange(from: position, to: IndexedPosition(index: index(line: line, column: end)))
  }

  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    .leftToRight
  }

  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  // MARK: Geometry

  private var lines: [String] { text.components(separatedBy: "\n") }

  private func place(_ index: Int) -> (line: Int, column: Int) {
    var rest = index
    for (number, line) in lines.enumerated() {
      let length = (line as NSString).length
      if rest <= length { return (number, rest) }
      rest -= length + 1
    }
    return (lines.count - 1, ((lines.last ?? "") as NSString).length)
  }

  private func index(line: Int, column: Int) -> Int {
    let before = lines.prefix(line).reduce(0) { $0 + ($1 as NSString).length + 1 }
    return before + min(column, (lines[line] as NSString).length)
  }

  func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }

  func caretRect(for position: UITextPosition) -> CGRect {
    let (line, column) = place(index(position))
    return CGRect(
      x: margin + CGFloat(column) * letterWidth, y: margin + CGFloat(line) * lineHeight, width: 2, height: lineHeight)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = (range as? IndexedRange)?.range else { return [] }
    let (first, last) = (place(range.location), place(NSMaxRange(range)))
    return (first.line...last.line).map { line in
      let start = line == first.line ? first.column : 0
      let end = line == last.line ? last.column : (lines[line] as NSString).length
      let rect = CGRect(
        x: margin + CGFloat(start) * letterWidth, y: margin + CGFloat(line) * lineHeight,
        width: CGFloat(end - start) * letterWidth, height: lineHeight)
      return CodeSelectionRect(rect: rect, containsStart: line == first.line, containsEnd: line == last.line)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let line = min(max(0, Int((point.y - margin) / lineHeight)), lines.count - 1)
    let column = max(0, Int(((point.x - margin) / letterWidth).rounded()))
    return IndexedPosition(index: index(line: line, column: column))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) as? IndexedPosition else { return nil }
    return IndexedPosition(index: min(max(position.index, index(range.start)), index(range.end)))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) as? IndexedPosition, position.index < (text as NSString).length
    else { return nil }
    return IndexedRange(range: NSRange(location: position.index, length: 1))
  }

  // MARK: The edit menu

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "copy:", "cut:": return selection.length > 0
    case "paste:": return UIPasteboard.general.hasStrings
    case "selectAll:": return hasText
    default: return false
    }
  }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = (text as NSString).substring(with: selection)
  }

  override func cut(_ sender: Any?) {
    copy(sender)
    inputDelegate?.textWillChange(self)
    put("", in: selection)
    inputDelegate?.textDidChange(self)
  }

  override func paste(_ sender: Any?) {
    guard let pasted = UIPasteboard.general.string else { return }
    inputDelegate?.textWillChange(self)
    put(pasted, in: selection)
    inputDelegate?.textDidChange(self)
  }

  override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: (text as NSString).length)) }

  override func draw(_ rect: CGRect) {
    for (number, line) in lines.enumerated() {
      for (column, letter) in line.enumerated() {
        let origin = CGPoint(x: margin + CGFloat(column) * letterWidth, y: margin + CGFloat(number) * lineHeight)
        String(letter).draw(at: origin, withAttributes: [.font: font, .foregroundColor: UIColor.label])
      }
    }
  }
}

/// A screen with a code editor of its own.
final class CodeEditorViewController: UIViewController, UITextInteractionDelegate {
  let codeView = CodeTextView()
  let interaction = UITextInteraction(for: .editable)
  private(set) var log: [String] = []
  var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    codeView.backgroundColor = .secondarySystemBackground
    codeView.frame = CGRect(x: 10, y: 100, width: 300, height: 200)
    codeView.text = "let a = 1\nlet sum = a + 2"
    view.addSubview(codeView)
    interaction.textInput = codeView
    interaction.delegate = self
    codeView.addInteraction(interaction)
    let other = UITapGestureRecognizer()
    for gesture in interaction.gesturesForFailureRequirements { other.require(toFail: gesture) }
    view.addGestureRecognizer(other)
  }

  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    log.append("should begin \(Int(point.x)),\(Int(point.y))")
    return !isLocked
  }

  func interactionWillBegin(_ interaction: UITextInteraction) { log.append("will begin") }
  func interactionDidEnd(_ interaction: UITextInteraction) { log.append("did end") }
}

/// A view that takes only keys: the digits of a code.
final class PinView: UIView, UIKeyInput {
  private(set) var digits = ""
  var pasted: String?

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !digits.isEmpty }
  func insertText(_ text: String) { digits += text.filter(\.isNumber) }
  func deleteBackward() { digits = String(digits.dropLast()) }
  var keyboardType: UIKeyboardType = .numberPad

  override func paste(_ sender: Any?) {
    pasted = UIPasteboard.general.string
    insertText(pasted ?? "")
  }
}
