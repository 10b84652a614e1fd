import ListCore
import UIKit

extension UICollectionView: ListView {
  var driver: ListDriver? { collectionDriver }

  fileprivate var collectionDriver: CollectionDriver? { dataSource as? CollectionDriver }
}

extension UICollectionView: RowPlaces {
  var visiblePaths: [RowPath] { indexPathsForVisibleItems.compactMap(RowPath.init).sorted() }

  func frame(of path: RowPath) -> CGRect { layoutAttributesForItem(at: path.indexPath)?.frame ?? .null }

  func scroll(to path: RowPath, at position: UITableView.ScrollPosition, animated: Bool) {
    var positions: UICollectionView.ScrollPosition =
      switch position {
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      default: nearestPosition(of: path)
      }
    if collectionDriver?.scrollsSideways(path.section) == true { positions.insert(.centeredHorizontally) }
    if !positions.isEmpty { scrollToItem(at: path.indexPath, at: positions, animated: animated) }
  }

  /// The edge at which a row that is out of sight comes into sight first; none for a visible row.
  private func nearestPosition(of path: RowPath) -> UICollectionView.ScrollPosition {
    let frame = frame(of: path)
    let sight = bounds.inset(by: adjustedContentInset)
    if frame.minY < sight.minY { return .top }
    return frame.maxY > sight.maxY ? .bottom : []
  }
}

extension UICollectionView: RowSelecting {
  var selectedPaths: [RowPath] { (indexPathsForSelectedItems ?? []).compactMap(RowPath.init).sorted() }

  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Turns edit mode on or off. The cells animate by themselves, so without animation that is suppressed here.
  func setEditing(_ editing: Bool, animated: Bool) {
    if animated { isEditing = editing } else { UIView.performWithoutAnimation { isEditing = editing } }
  }

  func select(_ path: RowPath, animated: Bool) {
    selectItem(at: path.indexPath, animated: animated, scrollPosition: [])
  }

  func deselect(_ path: RowPath, animated: Bool) { deselectItem(at: path.indexPath, animated: animated) }
}

extension UICollectionView: RowUpdating {
  func change(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    withoutActuallyEscaping(changes) { performBatchUpdates($0, completion: completion) }
  }

  func tell(_ changes: ListChanges, _ animation: UITableView.RowAnimation) {
    if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSectionNumbers) }
    if !changes.insertedSections.isEmpty { insertSections(changes.insertedSectionNumbers) }
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    if !changes.deletedRows.isEmpty { deleteItems(at: changes.deletedIndexPaths) }
    if !changes.insertedRows.isEmpty { insertItems(at: changes.insertedIndexPaths) }
    for move in changes.movedRows { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }

  func reload(_ paths: [RowPath]) { reloadItems(at: paths.map(\.indexPath)) }

  func reconfigure(_ paths: [RowPath]) { reconfigureItems(at: paths.map(\.indexPath)) }

  func reload(_ sections: IndexSet) { reloadSections(sections) }

  func reloadList() { reloadData() }

  /// Reloads everything, because a collection view only requests its index titles when it reloads its data.
  func reloadIndex() { reloadData() }
}

extension UICollectionView: RowCellSource {
  func register(_ cells: RowCellClasses, _ identifier: String) -> Bool {
    register(cells.collection ?? UICollectionViewListCell.self, forCellWithReuseIdentifier: identifier)
    return cells.collection != nil
  }

  func dequeueCell(_ identifier: String, at path: RowPath) -> any RowCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: path.indexPath)
  }

  func sectionView(_ section: Int, isHeader: Bool) -> (any SectionView)? {
    supplementaryView(forElementKind: Self.kind(isHeader: isHeader), at: IndexPath(item: 0, section: section))
      as? any SectionView
  }

  func sectionLook(_ section: Int) -> SectionLook { collectionDriver?.look(ofSection: section) ?? .grouped }

  /// The kind of the views above or below the rows of a section.
  static func kind(isHeader: Bool) -> String { isHeader ? elementKindSectionHeader : elementKindSectionFooter }
}
