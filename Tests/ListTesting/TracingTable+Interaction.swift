import UIKit
import UIKitTesting

// What is called for menus, drags, the focus, prefetching and the section index.

extension TracingTable {
  fileprivate var recorder: CallbackRecorder { trace.recorder }

  /// Takes part in what else there is than display, selection and editing.
  func takePartInEverything() {
    table.dragDelegate = self
    table.dropDelegate = self
    table.dragInteractionEnabled = true
    table.prefetchDataSource = self
  }
}

extension TracingTable {
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    recorder.note(indexPath)
    return UIContextMenuConfiguration(previewProvider: nil) { [recorder] _ in
      recorder.note(method: "actionProvider")
      return UIMenu(children: [UIAction(title: "Choose") { _ in recorder.note(method: "handler") }])
    }
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    recorder.note()
    return nil
  }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    recorder.note()
    return nil
  }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    recorder.note()
    animator.addCompletion { [recorder] in recorder.note(method: "completion of the preview's action") }
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    recorder.note()
    animator?.addAnimations { [recorder] in recorder.note(method: "animations of opening") }
    animator?.addCompletion { [recorder] in recorder.note(method: "completion of opening") }
  }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    recorder.note()
    animator?.addAnimations { [recorder] in recorder.note(method: "animations of closing") }
    animator?.addCompletion { [recorder] in recorder.note(method: "completion of closing") }
  }
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    recorder.note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
    return true
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { recorder.note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath) }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard tableView.dragDelegate != nil else { return }
    recorder.note(indexPath)
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    recorder.note(indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    recorder.note(indexPath)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { recorder.note() }
}

extension TracingTable: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    recorder.note(indexPaths.map { "\($0.section).\($0.row)" })
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    recorder.note(indexPaths.map { "\($0.section).\($0.row)" })
  }
}

extension TracingTable: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    recorder.note(indexPath)
    return [UIDragItem(itemProvider: NSItemProvider())]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { recorder.note() }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { recorder.note() }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    recorder.note()
    return true
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    recorder.note(destinationIndexPath)
    return UITableViewDropProposal(operation: dropOperation, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { recorder.note() }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { recorder.note() }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { recorder.note() }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    recorder.note(coordinator.items.first?.sourceIndexPath, coordinator.destinationIndexPath)
  }
}
