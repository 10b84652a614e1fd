extension TableSwipes {
  /// The actions on both sides of a row, for those who do not swipe; in edit mode those that the control before the row
  /// shows. Each is performed as if its button were tapped.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let path = path(of: cell) else { return [] }
    let shown =
      !isEditing
      ? [actions(of: path, isLeading: false), actions(of: path, isLeading: true)]
      : cell.editingStyle == .delete ? [actions(of: path, isLeading: false)] : []
    return shown.flatMap { $0?.actions ?? [] }.map { action in
      let name = action.title ?? action.image?.spokenName ?? ""
      return UIAccessibilityCustomAction(name: name, image: action.image) { [weak self, weak cell] _ in
        guard let self, let cell else { return false }
        return perform(action, of: cell)
      }
    }
  }
}
