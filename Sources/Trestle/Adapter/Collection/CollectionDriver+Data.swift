import ListCore
import UIKit

extension CollectionDriver: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.rowCount(ofSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let path = RowPath(indexPath), shown.contains(path), let cell = makeCell(at: path) as? UICollectionViewCell
    else { return UICollectionViewCell() }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let content: any SectionContent =
      (isHeader ? shown.header(ofSection: indexPath.section) : shown.footer(ofSection: indexPath.section))
      ?? SectionSpace(space: 0)
    let identifier = cells.identifier(of: content) { identifier in
      for kind in [true, false].map(UICollectionView.kind(isHeader:)) {
        collectionView.register(
          content.viewClasses.collection, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    if let view = view as? any SectionView {
      cells.show(content, in: view, ofSection: indexPath.section, isHeader: isHeader)
    }
    return view
  }

  // MARK: Moving

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    isMovable(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    didMove(sourceIndexPath, to: destinationIndexPath)
  }

  // MARK: Index

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    shown.indexTitles.isEmpty ? nil : shown.indexTitles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: shown.section(ofIndexTitle: index))
  }
}
