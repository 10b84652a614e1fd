import Fuzzing
import Stage
import UIKit

/// A text view whose text is typed, deleted, composed, pasted, undone and replaced at random. It is compared with a
/// plain text and a selection, and now and then with a new text view.
@MainActor
final class FuzzEditing: FuzzSubject {
  enum Step: String, CaseIterable {
    case letter, letterAgain, word, wordAgain, newline, odd, oddAgain, deleteBackward, deleteBackwardAgain, deleteWord,
      select, caret, replace, storageReplace, storageAttributes, setText, setAttributedText, font, color, inset, width,
      textSize, typingAttributes, scroll, scrollToRange, drag, click, key, keyAgain, undo, undoAgain, redo, undoAll,
      mark,
      markAgain, unmark, copy, cut, paste, frame, responder, exclusions, find, findNext,
      replaceFound, compare, compareAgain
  }

  let option = "--editing"
  let seed: UInt64
  let world = FuzzStage()
  var view = UITextView(frame: .zero)
  var model = EditingModel()
  /// The text that undoing everything leads to; nil if that is not known.
  var start: String?
  /// Whether the app has asked for the view's storage.
  var hasStorage = false
  /// The fault of a call, reported after the step; nil if there was none.
  var callFault: String?
  var log: [String] = []

  init(seed: UInt64) { self.seed = seed }

  var dump: String { log.suffix(14).joined(separator: "\n  ") }

  func begin() {
    view.removeFromSuperview()
    // Removes the traces of earlier text views: a failure is repeated without them.
    UIPasteboard.general.string = nil
    world.window.traitOverrides.preferredContentSizeCategory = .large
    world.layOut(world.window)
    view = UITextView(frame: CGRect(origin: .zero, size: FuzzStage.size))
    view.font = .systemFont(ofSize: CGFloat(random.int(10...20)))
    // Only words that were typed are marked as misspelt, so a new view with the same text would look different.
    view.spellCheckingType = .no
    view.adjustsFontForContentSizeCategory = random.oneIn(3)
    world.window.addSubview(view)
    (hasStorage, callFault, log) = (false, nil, [])
    setText(random.oneIn(2) ? "" : FuzzWords.text(random.int(1...80), &random))
    view.becomeFirstResponder()
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(view)
    if let callFault { return callFault }
    return textFault ?? selectionFault ?? storageFault ?? placeFault ?? findingFault
  }

  private var textFault: String? {
    if !view.text.utf16.elementsEqual(model.text.utf16) {
      return "the text is \(view.text.debugDescription), should be \(model.text.debugDescription)"
    }
    let attributed = view.attributedText.string
    return attributed.utf16.elementsEqual(model.text.utf16)
      ? nil : "the attributed text is \(attributed.debugDescription), should be \(model.text.debugDescription)"
  }

  private var selectionFault: String? {
    if view.selectedRange != model.selection {
      return "selected is \(view.selectedRange), should be \(model.selection) of \(model.length)"
    }
    if markedRange != model.marked {
      return "marked is \(String(describing: markedRange)), should be \(String(describing: model.marked))"
    }
    let units = Array(model.text.utf16)
    for offset in [model.selection.location, model.selection.location + model.selection.length]
    where offset < units.count && UTF16.isTrailSurrogate(units[offset]) {
      return "the selection \(model.selection) cuts a scalar"
    }
    return nil
  }

  var markedRange: NSRange? { view.markedTextRange.map(range) }

  func range(_ range: UITextRange) -> NSRange {
    NSRange(
      location: view.offset(from: view.beginningOfDocument, to: range.start),
      length: view.offset(from: range.start, to: range.end))
  }

  private var storageFault: String? {
    guard hasStorage else { return nil }
    return view.textStorage.isEqual(to: view.attributedText) ? nil : "the storage has other text or attributes"
  }

  private var placeFault: String? {
    guard let position = view.selectedTextRange?.end else { return "there is no selection" }
    // The first query lays out the text around the position, which moves it.
    var caret = view.caretRect(for: position)
    world.layOut(view)
    caret = view.caretRect(for: position)
    world.layOut(view)
    let content = CGRect(origin: .zero, size: view.contentSize)
    guard [caret.minX, caret.minY, caret.width, caret.height].allSatisfy(\.isFinite), caret.height > 0 else {
      return "the caret is at \(caret)"
    }
    if caret.minY < -0.01 || caret.maxY > content.maxY + 1
      || (view.frame.width > 60 && (caret.minX < -2 || caret.minX > content.maxX + 2))
    {
      return "the caret at \(caret) is outside of the content \(content)"
    }
    if model.length == 0, view.contentSize.height <= 0 { return "the content has no height" }
    return nil
  }

  /// A difference between the matches of the find panel and those in the present text; nil if there is none.
  private var findingFault: String? {
    guard let interaction = view.findInteraction, let session = interaction.activeFindSession,
      let query = interaction.searchText, !query.isEmpty
    else { return nil }
    let (text, wanted) = (Array(model.text.lowercased()), Array(query.lowercased()))
    var (count, start) = (0, 0)
    while start + wanted.count <= text.count {
      let isThere = text[start..<start + wanted.count].elementsEqual(wanted)
      (count, start) = (count + (isThere ? 1 : 0), start + (isThere ? wanted.count : 1))
    }
    if session.resultCount != count { return "\(session.resultCount) matches of “\(query)”, should be \(count)" }
    let index = session.highlightedResultIndex
    return index == NSNotFound || index < count ? nil : "match \(index) of \(count) is highlighted"
  }

  /// A new text view with the same text and the same settings.
  private func makeTwin() -> UITextView {
    let twin = UITextView(frame: view.frame)
    twin.font = view.font
    twin.textColor = view.textColor
    twin.textContainerInset = view.textContainerInset
    twin.textContainer.exclusionPaths = view.textContainer.exclusionPaths
    world.window.addSubview(twin)
    twin.attributedText = view.attributedText
    twin.selectedRange = view.selectedRange
    twin.typingAttributes = view.typingAttributes
    twin.layoutManager.ensureLayout(for: twin.textContainer)
    view.layoutManager.ensureLayout(for: view.textContainer)
    for view in [view, twin] {
      view.setNeedsLayout()
      world.layOut(view)
    }
    return twin
  }

  /// Compares every position of the view with those of a new one.
  func compare() {
    // A new view shows no matches.
    view.findInteraction?.dismissFindNavigator()
    // Marked text is underlined, and its letters do not join with those around it. A new view has no marked text.
    view.unmarkText()
    model.unmark()
    let twin = makeTwin()
    defer { twin.removeFromSuperview() }
    if abs(view.contentSize.height - twin.contentSize.height) > 0.01 || view.contentSize.width != twin.contentSize.width
    {
      callFault = "the content is \(view.contentSize), should be \(twin.contentSize)"
      return
    }
    let length = model.length
    for offset in Set([0, length, model.selection.location] + (0..<12).map { _ in random.int(0...length) }) {
      guard let place = view.position(from: view.beginningOfDocument, offset: offset),
        let other = twin.position(from: twin.beginningOfDocument, offset: offset)
      else {
        callFault = "there is no position \(offset) of \(length)"
        return
      }
      let (caret, expected) = (view.caretRect(for: place), twin.caretRect(for: other))
      if abs(caret.minX - expected.minX) > 0.01 || abs(caret.minY - expected.minY) > 0.01
        || abs(caret.height - expected.height) > 0.01
      {
        callFault = "the caret at \(offset) of \(length) is \(caret), should be \(expected)"
        return
      }
    }
    callFault = pictureFault(twin)
  }

  private func pictureFault(_ twin: UITextView) -> String? {
    // Pictures are compared without a caret, because it blinks.
    guard random.oneIn(4) else { return nil }
    let wasFirst = view.isFirstResponder
    view.resignFirstResponder()
    view.unmarkText()
    model.unmark()
    twin.contentOffset = view.contentOffset
    for view in [view, twin] {
      view.showsVerticalScrollIndicator = false
      view.showsHorizontalScrollIndicator = false
      world.layOut(view)
    }
    defer { if wasFirst { view.becomeFirstResponder() } }
    guard view.contentOffset == twin.contentOffset else { return nil }
    let pictures = [view, twin].map { view in
      UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: view.bounds.size)).image { context in
        context.cgContext.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        view.layer.render(in: context.cgContext)
      }.pngData()
    }
    return pictures[0] == pictures[1] ? nil : "the view looks otherwise than one that was just made"
  }
}
