/// Decides on heights, headers and selection of a table view, and is informed of its cells.
///
/// Each method has a default implementation. If the absence of a method has an effect of its own, the default notes the
/// absence, so that its result is not taken for the app's.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Heights. Without `heightForRowAt` the table uses `rowHeight`.
  /// The height of a row, in points; ``UITableView/automaticDimension`` for the height that its cell asks for. The
  /// default is the table's `rowHeight`. Asked for all rows at every reload, unless heights are estimated: then for
  /// rows that come into sight.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header, in points; ``UITableView/automaticDimension`` for the height that its view or
  /// title asks for. The default is the table's `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer, in points; ``UITableView/automaticDimension`` for the height that its view or
  /// title asks for. The default is the table's `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The height assumed for a row until it comes into sight, in points. Asked for all rows at every reload. The default
  /// is the table's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height assumed for a section's header until it comes into sight, in points. The default is the table's
  /// `estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// The height assumed for a section's footer until it comes into sight, in points. The default is the table's
  /// `estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // Views above and below sections. Without them the table shows the data source's titles.
  /// The view above a section's rows; nil, the default, for the data source's title. It is made as it comes into sight.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section's rows; nil, the default, for the data source's title. It is made as it comes into sight.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // Views that are shown: called during layout, in pairs.
  /// A cell comes into sight; it is configured, and its frame is set.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A cell went out of sight or its row was deleted. The path is the one under which the cell was last shown.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A header comes into sight, with its frame set.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// A header went out of sight, or its section was deleted.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// A footer comes into sight, with its frame set.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// A footer went out of sight, or its section was deleted.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Highlight and selection by the user; not called for changes by the program.
  /// Whether a touch highlights the row. A row that is not highlighted cannot be selected by touch. The default is
  /// true.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A touch highlighted the row; its cell is highlighted already.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// The highlight of a touch ended: the finger went up, or the touch became a scroll.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before the user selects a row. Returns the row to select, which may be another one; nil to select none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before the user deselects a row. Returns the row to deselect, which may be another one; nil to deselect
  /// none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A touch or a key selected the row; the selection holds it already.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A touch or a key deselected the row, possibly by selecting another one.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// A detail button was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Whether choosing a row alone, not in addition to other rows, performs its primary action; by default true outside
  /// of edit mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// The user chose a row alone, not in addition to other rows. Called after the calls about selection, and also if the
  /// selection did not change.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Whether two fingers, or clicks with modifier keys, may select several rows; no by default.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// The user begins to select several rows at once. Edit mode begins afterwards if several rows can be selected only
  /// in edit mode.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// The selection of several rows at once ended: the fingers went up, or the change that a click made is done.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Focus: the row that keys act on.
  /// Whether a row can have the focus; by default as the table's property.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether a row is selected when it gets the focus; by default as the table's property.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  /// Whether the focus may go from one row to another; yes by default.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  /// The focus went from one row to another.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The row that has the focus first; nil for the table's choice.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  // Menus.
  /// The menu of a row that is pressed for long, or clicked with the secondary button; nil for none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview that is shown while the menu is open; nil, the default, for the row.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview that moves back when the menu closes; nil, the default, for the row.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to open.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Editing.
  /// The kind of editing control before an editable row; `.delete` by default.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// The title of the button that deletes a row; nil for the standard title.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Whether a row's content moves aside for the editing control; true by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// The indentation level of a row's content; by default the cell's `indentationLevel`.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// A row is about to be swiped open.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A row that was swiped open is closed; nil if it was removed.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The index path at which a moved row may be dropped, instead of `proposedDestinationIndexPath`.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// The actions at the leading edge of a row, which a swipe reveals; nil for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions at the trailing edge of a row, which a swipe reveals; nil for the standard one, which deletes the row.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The older form of the method above, asked only if that is not implemented; nil for the standard action.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  /// Whether something that is dragged activates the row by resting over it; every row by default, in a table whose
  /// `isSpringLoaded` is true. Asked once when the finger comes over the row; the context's target view blinks.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Whether a long press opens an edit menu for the row; false by default. A menu from a configuration takes precedence.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether the edit menu has an action: `copy:`, `paste:` and the other standard ones are asked about; none by default.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// An action of the edit menu was chosen.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
}
