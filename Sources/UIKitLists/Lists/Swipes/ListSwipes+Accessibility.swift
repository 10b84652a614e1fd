extension UIContextualAction {
  /// The name by which assistive tools know the action.
  var spokenName: String? {
    let title = title?.isEmpty == false ? title : nil
    return title ?? image?.accessibilityLabel ?? image?.spokenName
  }
}

extension ListSwipes {
  /// Accessibility actions for an item's swipe actions, trailing ones first. Each does what a tap on its button does.
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
