import UIKit

/// The sections of the shop's page.
@MainActor
enum ShopLayout {
  /// The title of the shelf, which begins where the items do.
  static var shelfHeader: NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    // Cells have margins of 8 points themselves.
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return header
  }

  /// Items beside each other, of the size that any item has room in.
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
