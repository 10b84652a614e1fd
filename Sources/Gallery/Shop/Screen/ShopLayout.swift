import UIKit

/// The sections of the shop's page.
@MainActor
enum ShopLayout {
  /// The title of the shelf, which begins where the items do.
  static var shelfHeader: NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    // The header's cell adds margins of 8 points itself, so that the title begins 16 points from the edge, as the items
    // do.
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return header
  }

  /// Items side by side, all of a size that is large enough for every item.
  static func shelf(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = ShelfItemCell.size(for: environment.traitCollection)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(item.width), heightDimension: .absolute(item.height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = ShopStyle.padding
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: ShopStyle.padding, trailing: 16)
    section.supplementaryContentInsetsReference = .none
    return section
  }
}

extension UICollectionView {
  /// Scrolls a banner into the middle of its row. Does nothing unless the whole height of the row is visible: the page
  /// stays where the user has scrolled it.
  func turn(toBanner path: IndexPath) {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let sight = bounds.inset(by: adjustedContentInset)
    guard frame.minY >= sight.minY, frame.maxY <= sight.maxY else { return }
    scrollToItem(at: path, at: .centeredHorizontally, animated: true)
  }
}
