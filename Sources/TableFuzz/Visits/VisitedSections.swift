import UIKit

/// The sections of the visited screens that are not lists.
@MainActor
enum VisitedSections {
  static let badge = "badge"

  static func make(_ kind: VisitedScreen.Kind, _ section: Int) -> NSCollectionLayoutSection {
    switch (kind, section) {
    case (.rows, 0...1): rows(handles: section == 1)
    case (.boundaries, _): boundaries()
    default: NestedGroups.section()
    }
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// A section that scrolls sideways. With `handles` it pages by groups, and the app changes items while it scrolls.
  static func rows(handles: Bool) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(64), .absolute(70)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]))
    section.interGroupSpacing = 6
    section.orthogonalScrollingBehavior = handles ? .groupPagingCentered : .continuous
    if handles {
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items { item.alpha = item.frame.midX < offset.x ? 0.8 : 1 }
      }
    }
    return section
  }

  /// Tiles with badges, below pinned headers.
  private static func boundaries() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 3)
    return section
  }
}
