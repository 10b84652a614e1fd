extension UIScrollView {
  /// Whether the first responder is in a view of a list.
  func holdsFirstResponder(_ view: UIView) -> Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: view) ?? false
  }
}
