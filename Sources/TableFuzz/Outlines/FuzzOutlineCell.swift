import UIKit

/// A list cell that stores the name that it shows. Unless it shows a text, its preferred size depends on the name.
final class FuzzOutlineCell: UICollectionViewListCell {
  private(set) var name = 0
  private var showsText = false

  func show(_ name: Int, text: Bool) {
    self.name = name
    showsText = text
    guard text else { return contentConfiguration = nil }
    var content = defaultContentConfiguration()
    content.text = "Item \(name)"
    if name % 3 == 0 { content.secondaryText = String(repeating: "words ", count: name % 9) }
    contentConfiguration = content
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    name = 0
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !showsText else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: CGFloat(20 + name % 5 * 11), height: CGFloat(18 + name % 7 * 6))
  }
}
