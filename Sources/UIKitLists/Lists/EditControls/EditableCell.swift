/// A cell with a control before its content and a grip after it in edit mode, as the control and the grip see it.
@MainActor
protocol EditableCell: ListCell {
  /// The action of the control before the content; nil for none.
  var editControl: CellEditControl.Kind? { get }
  /// The control before the content was tapped.
  func editControlWasTapped(_ kind: CellEditControl.Kind)
  /// A finger touched the grip, moved or left.
  /// - Parameter finger: a position in the window.
  func gripWasDragged(_ state: UIGestureRecognizer.State, to finger: CGPoint)
}

extension UITableViewCell: EditableCell {
  var editControl: CellEditControl.Kind? { isEditing ? editingStyle.control : nil }

  func editControlWasTapped(_ kind: CellEditControl.Kind) {
    reuse.tableView?.editing.controlWasTapped(kind, in: self)
  }

  func gripWasDragged(_ state: UIGestureRecognizer.State, to finger: CGPoint) {
    reuse.tableView?.reordering.followGrip(of: self, state, to: finger)
  }
}
