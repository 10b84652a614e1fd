extension TableSwipes {
  /// The actions on both sides of a row, for those who do not swipe. Each is performed as if its button were tapped.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
    guard let path = path(of: cell) else { return nil }
    let actions = [false, true].flatMap { self.actions(of: path, isLeading: $0)?.actions ?? [] }
    guard !actions.isEmpty else { return nil }
    return actions.map { action in
      UIAccessibilityCustomAction(name: action.title ?? "", image: action.image) { [weak self, weak cell] _ in
        guard let self, let cell else { return false }
        return perform(action, of: cell)
      }
    }
  }
}
