/// The background of a list among sections that are not lists.
final class ListBackgroundView: UICollectionReusableView {
  static let kind = "list-background"
  /// [?] Behind the backgrounds that an app gives a section.
  private static let depth = -2

  static func makeItem() -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    item.zIndex = depth
    return item
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let layout = placement.collectionView?.layout
    backgroundColor =
      layout?.listConfiguration(ofSection: layoutAttributes.indexPath.section)?.shownBackgroundColor
  }
}
