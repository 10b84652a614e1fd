import UIKit

/// A large item beside a column of two, above a line of items of estimated heights.
@MainActor
enum NestedGroups {
  static func section() -> NSCollectionLayoutSection {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))), count: 2)
    let top = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))), column])
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .estimated(20)))])
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(80)), subitems: [top, line]))
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
}
