import UIKit

/// The collection view of a list.
final class RowsView: UICollectionView {
  override func layoutSubviews() {
    super.layoutSubviews()
    // Rows were measured before they had their places.
    PlaceReads.check()
  }
}
