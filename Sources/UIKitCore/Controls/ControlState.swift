/// The alignment of a control's content.
struct ControlAlignment: Equatable {
  var vertical = UIControl.ContentVerticalAlignment.center
  var horizontal = UIControl.ContentHorizontalAlignment.center
}

extension UIControl.ContentHorizontalAlignment {
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> Self {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center, .left, .right, .fill: self
    }
  }
}

extension UIControl {
  /// Sets or clears a part of the state, and calls the observer if that changed anything.
  func setState(_ part: State, _ isSet: Bool) {
    guard controlState.contains(part) != isSet else { return }
    if isSet { controlState.insert(part) } else { controlState.remove(part) }
    if part == .disabled, isSet { tracking.abandon(in: self) }
    stateDidChange()
  }

  func setAlignment(_ change: (inout ControlAlignment) -> Void) {
    let previous = alignment
    change(&alignment)
    if alignment != previous { setNeedsLayout() }
  }
}
