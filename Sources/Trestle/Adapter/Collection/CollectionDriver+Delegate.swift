import ListCore
import UIKit

extension CollectionDriver: UICollectionViewDelegate {
  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    willDisplay(cell, at: indexPath)
    delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    didEndDisplaying(cell)
    delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    isSelectable(at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    isSelectable(at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    didSelect(at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    didDeselect(at: indexPath)
  }

  // MARK: Editing

  func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    row(at: indexPath)?.behaviour.leadingActions?()
  }

  /// The row's own actions, or a delete action, as a table has by default. UIKit has no public title for it in the user's
  /// language: the app's own `Localizable` strings may translate "Delete".
  func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let behaviour = row(at: indexPath)?.behaviour else { return nil }
    if let actions = behaviour.trailingActions { return actions() }
    guard behaviour.delete != nil else { return nil }
    // The row may have moved by the time the action is chosen.
    let live = RowPath(indexPath).flatMap(live.row(at:))
    let title = Bundle.main.localizedString(forKey: "Delete", value: nil, table: nil)
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      self?.delete(live?.row)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target(of: originalIndexPath, proposed: proposedIndexPath)
  }
}
