/// Informed when a storage has processed its changes.
protocol TextStorageObserver: AnyObject {
  /// - Parameters:
  ///   - range: The changed part after the change.
  ///   - delta: By how many UTF-16 units the text is longer.
  func storageDidChange(_ actions: NSTextStorage.EditActions, in range: NSRange, by delta: Int)
}

/// A text with attributes whose changes are laid out by layout managers. A text view's storage is its text.
///
/// Subclasses that store the text elsewhere override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and call `edited(_:range:changeInLength:)` after each
/// change; every other member uses these four.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes of a text.
  public struct EditActions: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  private final var edits = StorageEdits()
  final weak var observer: (any TextStorageObserver)?

  /// Informed before and after changes are processed; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The managers that lay the text out.
  public final private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of the changes that are being processed.
  open var editedMask: EditActions { edits.mask }
  /// The changed part, after the changes that are being processed.
  open var editedRange: NSRange { edits.range }
  /// The increase of the length in UTF-16 units by the changes that are being processed.
  open var changeInLength: Int { edits.delta }

  /// Adds a layout manager, which lays out the text from now on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Ends the work of a manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  /// Collects the changes until the matching `endEditing()`.
  open override func beginEditing() { edits.depth += 1 }

  /// Processes the changes since the matching `beginEditing()`.
  open override func endEditing() {
    edits.depth -= 1
    if edits.depth == 0, !edits.isProcessing, !edits.mask.isEmpty { processEditing() }
  }

  /// Notes a change. Unless changes are being collected it is processed at once.
  /// - Parameter editedRange: The changed part before the change.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    edits.add(editedMask, range: editedRange, delta: delta)
    if edits.depth == 0, !edits.isProcessing { processEditing() }
  }

  /// Tells the delegate, the observers and the layout managers of the noted changes. Changes that the delegate makes in
  /// `textStorage(_:willProcessEditing:range:changeInLength:)` are included.
  open func processEditing() {
    edits.isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    edits = StorageEdits()
    observer?.storageDidChange(mask, in: range, by: delta)
    for manager in layoutManagers { manager.storageDidChange() }
  }

  /// Replaces characters, which get the attributes of the first one replaced. A range that begins or ends between the two
  /// units of a scalar takes the whole of it: text has no halves of scalars here. Subclasses override it.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    let whole = StorageReplacement(range, str, in: string)
    super.replaceCharacters(in: whole.range, with: whole.text)
    edited(.editedCharacters, range: whole.range, changeInLength: whole.text.utf16.count - whole.range.length)
  }

  /// Replaces the attributes of a range. Subclasses override it.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters by others with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let start = string.unit(of: string.scalarStart(range.location))
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: start + part.location, length: part.length))
    }
    endEditing()
  }

  /// Sets an attribute in a range, and leaves the others.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  /// Sets attributes in a range, and leaves the others.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { _, added in added } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    enumerateAttributes(in: range) { attributes, part, _ in runs.append((attributes, part)) }
    beginEditing()
    for (attributes, part) in runs {
      var changed = attributes
      change(&changed)
      setAttributes(changed, range: part)
    }
    endEditing()
  }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Inserts characters with their attributes.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Adds characters with their attributes at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Replaces all characters by others with their attributes.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  // MARK: Reading

  /// The length of the text in UTF-16 units.
  open override var length: Int { string.utf16.count }

  /// An attribute of a character, and a range around it with equal attributes.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// The attributes of a character, and the longest range around it with equal ones.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    StorageRuns(self).attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// An attribute of a character, and the longest range around it with an equal value.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    StorageRuns(self).attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// A part of the text with its attributes.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    enumerateAttributes(in: range) { attributes, part, _ in
      text.setAttributes(attributes, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return text
  }

  // MARK: Notifications

  /// Posted before changes are processed; the object is the storage.
  open class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted after changes were processed; the object is the storage.
  open class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }
}

/// Informed of a storage's changes, and may add to them. Every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed: text and attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after changes were processed: attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
