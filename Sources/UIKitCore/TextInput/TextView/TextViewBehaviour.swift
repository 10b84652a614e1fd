/// The settings of a text view, and their effects on each other.
@MainActor
final class TextViewBehaviour {
  private unowned let view: UITextView
  /// The default inset, in points [D].
  private(set) var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  private(set) var isEditable = true
  private(set) var isSelectable = true

  init(_ view: UITextView) { self.view = view }

  var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  func setInset(_ inset: UIEdgeInsets) {
    guard inset != self.inset else { return }
    self.inset = inset
    view.face.contentDidChange()
  }

  /// Sets whether the text may be changed. A change makes the text view resign as first responder.
  func setEditable(_ isEditable: Bool) {
    guard isEditable != self.isEditable else { return }
    if view.editor.isActive { view.resignFirstResponder() }
    self.isEditable = isEditable
    view.items.menus.behaviourDidChange()
    if !view.items.types.isEmpty { view.face.styleDidChange() }
  }

  func setSelectable(_ isSelectable: Bool) {
    guard isSelectable != self.isSelectable else { return }
    if !isSelectable, view.editor.isActive { view.resignFirstResponder() }
    self.isSelectable = isSelectable
    view.items.menus.behaviourDidChange()
  }
}
