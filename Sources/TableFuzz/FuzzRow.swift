import UIKit

/// One row of the data source.
struct FuzzRow: Equatable {
  var id: Int
  var height: CGFloat
  /// Grows when the row's content changes; the cell shows it after a reload or a reconfiguration.
  var version = 0
}

struct FuzzSection: Equatable {
  var id: Int
  var rows: [FuzzRow]
}

/// A cell that stores the row that it shows.
final class FuzzCell: UITableViewCell {
  var rowID = -1
  var version = -1
  var height: CGFloat = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    rowID = -1
    version = -1
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}
