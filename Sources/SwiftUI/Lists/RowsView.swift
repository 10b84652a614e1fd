import UIKit

/// The collection view of a list.
final class RowsView: UICollectionView, RoomyScrollView {
  var room = ScrollRoom() { didSet { if room != oldValue { showRoom() } } }
  let watch = ScrollWatch()

  override func layoutSubviews() {
    super.layoutSubviews()
    // Rows were measured before they had their positions.
    PlaceReads.check()
    watch.check(self)
  }
}
