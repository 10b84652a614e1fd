import UIKit

/// Shows the name of an item.
final class FuzzGridCell: UICollectionViewCell {
  static let reuseIdentifier = "item"
  var name = 0
  /// What the cell asks for where it may.
  var wanted = CGSize.zero

  override func prepareForReuse() {
    super.prepareForReuse()
    name = 0
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { wanted }
}

/// The random grid's data source and delegate.
@MainActor
final class FuzzGridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var data = FuzzGridData()
  /// Called from within callbacks, now and then.
  var onCallback: () -> Void = {}

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FuzzGridCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? FuzzGridCell {
      cell.name = data.sections[indexPath.section][indexPath.item]
      cell.wanted = CGSize(width: CGFloat(30 + cell.name % 5 * 12), height: CGFloat(20 + cell.name % 4 * 9))
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    data.sections[indexPath.section][indexPath.item] % 7 != 0
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    data.move(
      from: (sourceIndexPath.section, sourceIndexPath.item),
      to: (destinationIndexPath.section, destinationIndexPath.item))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { onCallback() }
}
