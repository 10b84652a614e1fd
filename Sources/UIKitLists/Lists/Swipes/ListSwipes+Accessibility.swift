extension UIContextualAction {
  /// The name by which assistive tools know the action.
  var spokenName: String? {
    let title = title?.isEmpty == false ? title : nil
    return title ?? image?.accessibilityLabel ?? image?.spokenName
  }
}

extension ListSwipes {
  /// The actions of an item's swipes for users who do not swipe, trailing ones first. Each is performed as if its button
  /// were tapped.
  func accessibilityActions(of cell: UIView, includesLeading: Bool) -> [UIAccessibilityCustomAction] {
    actions(of: cell, includesLeading: includesLeading).map { action in
      let name = action.spokenName ?? ""
      return UIAccessibilityCustomAction(name: name, image: action.image) { [weak self, weak cell] _ in
        guard let self, let cell else { return false }
        return perform(action, of: cell)
      }
    }
  }
}
