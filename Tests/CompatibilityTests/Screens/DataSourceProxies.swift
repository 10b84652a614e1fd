import UIKit

/// Data sources of values with closures, and delegates that tell several others. In the manner of libraries that bind
/// streams of values to lists.
protocol BoundSection {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}

@MainActor protocol BoundTable: AnyObject {
  func item(at indexPath: IndexPath) throws -> Any
}

enum BoundTableError: Error { case outOfBounds(IndexPath) }

class BoundTableDataSource<S: BoundSection>: NSObject, UITableViewDataSource, BoundTable {
  typealias Item = S.Item
  typealias ConfigureCell = (BoundTableDataSource<S>, UITableView, IndexPath, Item) -> UITableViewCell

  var configureCell: ConfigureCell
  var titleForHeaderInSection: (BoundTableDataSource<S>, Int) -> String?
  var titleForFooterInSection: (BoundTableDataSource<S>, Int) -> String?
  var canEditRowAtIndexPath: (BoundTableDataSource<S>, IndexPath) -> Bool
  private(set) var sectionModels: [S] = []

  init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping (BoundTableDataSource<S>, Int) -> String? = { _, _ in nil },
    titleForFooterInSection: @escaping (BoundTableDataSource<S>, Int) -> String? = { _, _ in nil },
    canEditRowAtIndexPath: @escaping (BoundTableDataSource<S>, IndexPath) -> Bool = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
  }

  func setSections(_ sections: [S]) { sectionModels = sections }

  func item(at indexPath: IndexPath) throws -> Any {
    guard sectionModels.indices.contains(indexPath.section),
      sectionModels[indexPath.section].items.indices.contains(indexPath.row)
    else { throw BoundTableError.outOfBounds(indexPath) }
    return sectionModels[indexPath.section].items[indexPath.row]
  }

  subscript(indexPath: IndexPath) -> Item {
    get { sectionModels[indexPath.section].items[indexPath.row] }
    set {
      var items = sectionModels[indexPath.section].items
      items[indexPath.row] = newValue
      sectionModels[indexPath.section] = S(original: sectionModels[indexPath.section], items: items)
    }
  }

  /// New values: the table is told and, as it has no window, reads everything again.
  func tableView(_ tableView: UITableView, observed values: [S]) {
    UIView.performWithoutAnimation {
      setSections(values)
      tableView.reloadData()
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard sectionModels.count > section else { return 0 }
    return sectionModels[section].items.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    precondition(indexPath.item < sectionModels[indexPath.section].items.count)
    return configureCell(self, tableView, indexPath, self[indexPath])
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
}

/// A delegate that records what it is told and tells the delegate that was there before.
final class TableDelegateProxy: NSObject, UITableViewDelegate {
  weak var forwardTo: (any UITableViewDelegate)?
  private(set) var selections: [IndexPath] = []
  private(set) var displayed: [IndexPath] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections.append(indexPath)
    forwardTo?.tableView?(tableView, didSelectRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed.append(indexPath)
    forwardTo?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    forwardTo?.tableView?(tableView, heightForRowAt: indexPath) ?? 44
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let forwardTo else { return indexPath }
    return forwardTo.tableView?(tableView, willSelectRowAt: indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { forwardTo?.scrollViewDidScroll?(scrollView) }
}

/// Drag and drop of a list, told on to another object.
final class DragProxy: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  weak var collectionDrag: (any UICollectionViewDragDelegate)?
  weak var collectionDrop: (any UICollectionViewDropDelegate)?
  weak var tableDrag: (any UITableViewDragDelegate)?
  weak var tableDrop: (any UITableViewDropDelegate)?

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    collectionDrag?.collectionView(collectionView, itemsForBeginning: session, at: indexPath) ?? []
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    collectionDrag?.collectionView?(collectionView, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    collectionDrag?.collectionView?(collectionView, dragPreviewParametersForItemAt: indexPath) ?? nil
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    collectionDrag?.collectionView?(collectionView, dragSessionWillBegin: session)
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    collectionDrag?.collectionView?(collectionView, dragSessionDidEnd: session)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    collectionDrop?.collectionView(collectionView, performDropWith: coordinator)
  }
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    collectionDrop?.collectionView?(collectionView, canHandle: session) ?? true
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    collectionDrop?.collectionView?(collectionView, dropSessionDidEnter: session)
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { tableDrag?.tableView(tableView, itemsForBeginning: session, at: indexPath) ?? [] }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    tableDrag?.tableView?(tableView, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
  { tableDrag?.tableView?(tableView, dragSessionIsRestrictedToDraggingApplication: session) ?? false }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    tableDrop?.tableView(tableView, performDropWith: coordinator)
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    tableDrop?.tableView?(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .cancel)
  }
}

/// A data source that wraps another for the index beside a collection view.
final class IndexedDataSource: NSObject, UICollectionViewDataSource {
  let wrapped: any UICollectionViewDataSource
  init(_ wrapped: any UICollectionViewDataSource) { self.wrapped = wrapped }
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    wrapped.numberOfSections?(in: collectionView) ?? 1
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    wrapped.collectionView(collectionView, numberOfItemsInSection: section)
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    wrapped.collectionView(collectionView, cellForItemAt: indexPath)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    wrapped.indexTitles?(for: collectionView) ?? nil
  }
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    wrapped.collectionView?(collectionView, indexPathForIndexTitle: title, at: index) ?? IndexPath(item: 0, section: 0)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    wrapped.collectionView?(collectionView, canMoveItemAt: indexPath) ?? false
  }
}
