import UIKit

/// Gives a list the cells of its rows, and the headers and footers of its sections.
final class RowsDataSource: NSObject, UICollectionViewDataSource {
  private unowned let leaf: RowsLeaf
  private let cells: UICollectionView.CellRegistration<RowCell, Void>
  private let headers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
  private let footers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  init(_ leaf: RowsLeaf) {
    self.leaf = leaf
    cells = UICollectionView.CellRegistration { [unowned leaf] cell, path, _ in leaf.configure(cell, path) }
    headers = UICollectionView.SupplementaryRegistration(elementKind: UICollectionView.elementKindSectionHeader) {
      [unowned leaf] cell, _, path in
      Self.show(leaf.rows.section(at: path.section)?.header, in: cell, of: leaf)
    }
    footers = UICollectionView.SupplementaryRegistration(elementKind: UICollectionView.elementKindSectionFooter) {
      [unowned leaf] cell, _, path in
      Self.show(leaf.rows.section(at: path.section)?.footer, in: cell, of: leaf)
    }
  }

  private static func show(_ element: RowElement?, in cell: UICollectionViewListCell, of leaf: RowsLeaf) {
    cell.contentConfiguration = element.map {
      RowConfiguration(element: $0, isMirrored: leaf.isMirrored, leastHeight: leaf.look.leastHeader)
    }
  }

  /// Configures the visible headers and footers again.
  func configureShownTitles(of view: UICollectionView) {
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let cell = view.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell else {
          continue
        }
        let section = leaf.rows.section(at: path.section)
        Self.show(
          kind == UICollectionView.elementKindSectionHeader ? section?.header : section?.footer, in: cell, of: leaf)
      }
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { leaf.rows.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    leaf.rows.sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: ())
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return collectionView.dequeueConfiguredReusableSupplementary(using: isHeader ? headers : footers, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    leaf.canMove(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { leaf.didMove(sourceIndexPath, to: destinationIndexPath) }
}

/// Asks the list whether rows can be selected and moved, and tells it what the user does.
final class RowsDelegate: NSObject, UICollectionViewDelegate {
  private unowned let leaf: RowsLeaf
  init(_ leaf: RowsLeaf) { self.leaf = leaf }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    leaf.canSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    leaf.canSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    leaf.didSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    leaf.canDeselect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    leaf.didChangeSelection()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { PlaceReads.check() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { leaf.view.watch.check(leaf.view) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { leaf.view.watch.velocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { leaf.view.watch.check(leaf.view) }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { leaf.view.watch.check(leaf.view) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { leaf.view.watch.check(leaf.view) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { (cell as? RowCell)?.isInSight = true }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { (cell as? RowCell)?.isInSight = false }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { leaf.destination(of: originalIndexPath, proposed: proposedIndexPath) }
}
