extension UITableViewCell: ConfigurationHost {
  /// Called with a cell and its state in every update, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  package var shownContentView: UIView { content.view }

  package func showContentView(_ view: UIView?) { content.replaceView(view) }

  package func removeOwnBackgrounds() { appearance.removeAll() }

  package func restoreOwnBackgrounds() { appearance.restore() }

  package func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The state as UIKit provides it, before the app adds custom values.
  var ownConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    state.isFocused = appearance.isFocused
    state.isSwiped = editing.isSwiped
    guard let table = reuse.tableView else { return state }
    state.isReordering = table.reordering.isDragging(self)
    state.cellDragState = table.itemDragging.dragState(of: self)
    state.cellDropState = table.dropState(of: self)
    return state
  }

  /// The content that suits the cell's style.
  var ownContentConfiguration: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
}
