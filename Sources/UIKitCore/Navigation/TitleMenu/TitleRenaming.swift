import ListCore

/// The editing of a title in its place, from the text that it begins with to the new title.
@MainActor
final class TitleRenaming: NSObject, UITextFieldDelegate {
  /// Why the editing ends.
  enum Ending {
    /// The user is done with it.
    case finished
    /// Another screen takes the title's place.
    case replaced
    case cancelled
  }

  let field = TitleField(frame: .zero)
  private let item: UINavigationItem
  private var isOver = false
  /// Called when the field has to go.
  var onEnd: (() -> Void)?

  init(_ item: UINavigationItem) {
    self.item = item
    super.init()
    field.delegate = self
    field.onCancel = { [weak self] in self?.end(.cancelled) }
  }

  /// Sets the field's text and makes the field the first responder. The field has to be in its window.
  func begin() {
    let title = item.title ?? ""
    let whole = title.startIndex..<title.endIndex
    let (text, selection) =
      item.renameDelegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: whole) ?? (title, whole)
    guard !isOver else { return }
    field.text = text
    guard field.window?.isHidden == false, field.becomeFirstResponder() else { return end(.cancelled) }
    select(NSRange(selection.clamped(to: text.startIndex..<text.endIndex), in: text))
  }

  private func select(_ range: NSRange) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.location),
      let end = field.position(from: start, offset: range.length)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  func end(_ ending: Ending) {
    guard !isOver else { return }
    isOver = true
    let title = field.text ?? ""
    let takes = takes(title, ending)
    field.resignFirstResponder()
    onEnd?()
    guard takes else { return }
    item.title = title
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
  }

  /// [?] An empty text is no title, whatever the app would say.
  private func takes(_ title: String, _ ending: Ending) -> Bool {
    guard !title.isEmpty else { return false }
    switch ending {
    case .finished: return item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: title) ?? true
    case .replaced: return true
    case .cancelled: return false
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    end(.finished)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) { end(.finished) }
}

/// The field in which a title is edited.
@MainActor
final class TitleField: UITextField {
  /// The height of the field, its greatest width, the room beside its text and its corner radius, in points [?].
  static let size = CGSize(width: 420, height: 36)
  private static let padding: CGFloat = 8
  private static let cornerRadius: CGFloat = 10

  /// Called when the user gives up.
  var onCancel: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: BarButton.fontSize, weight: .semibold)
    textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    returnKeyType = .done
    clearButtonMode = .whileEditing
    accessibilityLabel = SystemWord.rename.text
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: Self.padding, dy: 0))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds.insetBy(dx: Self.padding, dy: 0))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    onCancel?()
  }
}
