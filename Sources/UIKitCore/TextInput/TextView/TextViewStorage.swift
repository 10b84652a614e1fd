import ListCore

/// Keeps a text view's storage equal to its text, from when the app first asks for the storage.
@MainActor
final class TextViewStorage {
  private unowned let view: UITextView
  private var storage: NSTextStorage?
  /// The increase of the length by a change that is being copied to the storage; nil if there is none.
  private var copied: Int?
  private var isCopying: Bool { copied != nil }

  init(_ view: UITextView) { self.view = view }

  var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: view.content.attributed)
    attach(made)
    made.addLayoutManager(layoutManager)
    return made
  }

  private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = view.textContainer.layoutManager ?? NSLayoutManager()
    if view.textContainer.layoutManager == nil { manager.addTextContainer(view.textContainer) }
    manager.view = view
    return manager
  }()

  /// Shows the text of the storage that the app made for the view's container, if there is one.
  func adoptContainer() {
    guard let storage = view.textContainer.layoutManager?.textStorage else { return }
    layoutManager.view = view
    attach(storage)
    copy(0) { view.attributedText = storage }
  }

  private func attach(_ storage: NSTextStorage) {
    storage.observer = self
    self.storage = storage
  }

  // MARK: From the view

  /// - Parameter edits: The changes; nil if the whole text was replaced.
  func textDidChange(_ edits: [TextEdit]?) {
    guard let storage, !isCopying else { return }
    guard let edits else { return copyAll(to: storage) }
    guard let edit = edits.joined else { return }
    copy(edit.new.count - edit.old.count) {
      storage.replaceCharacters(in: NSRange(edit.old), with: view.content.attributed(edit.new))
    }
  }

  func styleDidChange() {
    if let storage, !isCopying { copyAll(to: storage) }
  }

  private func copyAll(to storage: NSTextStorage) {
    copy(view.edited.length - storage.length) { storage.setAttributedString(view.content.attributed) }
  }

  private func copy(_ delta: Int, _ body: () -> Void) {
    copied = delta
    body()
    copied = nil
  }

  // MARK: From the storage

  private func take(_ actions: NSTextStorage.EditActions, in range: NSRange, by delta: Int) {
    guard let storage else { return }
    let new = range.units
    // The storage's delegate may have changed the copied text.
    let own = delta - (copied ?? 0)
    let old = new.lowerBound..<max(new.lowerBound, new.upperBound - own)
    let piece = view.content.piece(AttributedRuns(storage.attributedSubstring(from: range)))
    let present = view.content.edited.piece(old)
    guard piece != present else { return }
    let former = copied
    copied = 0
    defer { copied = former }
    if piece.text.utf16.elementsEqual(present.text.utf16) {
      view.content.setStyles(piece, at: new.lowerBound)
      view.face.styleDidChange(in: new)
    } else {
      view.editor.changeText { $0.applyByProgram(old, with: piece) }
    }
  }
}

extension TextViewStorage: TextStorageObserver {
  nonisolated func storageDidChange(_ actions: NSTextStorage.EditActions, in range: NSRange, by delta: Int) {
    MainActor.assumeIsolated { take(actions, in: range, by: delta) }
  }
}

extension [TextEdit] {
  /// All changes as one: a range of the old text, and its replacement in the new one; nil for none.
  var joined: (old: Range<Int>, new: Range<Int>)? {
    guard let first else { return nil }
    var old = first.range
    var new = first.range.lowerBound..<first.range.lowerBound + first.count
    for edit in dropFirst() {
      let lower = Swift.min(new.lowerBound, edit.range.lowerBound)
      let upper = Swift.max(new.upperBound, edit.range.upperBound)
      old = Swift.min(old.lowerBound, lower)..<old.upperBound + upper - new.upperBound
      new = lower..<upper + edit.count - edit.range.count
    }
    return (old, new)
  }
}
