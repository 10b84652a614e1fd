import UIKit

/// The layout of the Browse screen: a section for each shelf.
@MainActor
enum BrowseLayout {
  static let headerKind = "browse-header"
  static let badgeKind = "browse-badge"
  static let cardKind = "browse-card"

  private static let side: CGFloat = 20
  private static let gap: CGFloat = 12

  static func make(_ arrangement: @escaping (Int) -> BrowseCatalog.Arrangement) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, environment in section(arrangement(number), environment) },
      configuration: configuration)
    layout.register(BrowseCardView.self, forDecorationViewOfKind: cardKind)
    return layout
  }

  private static func section(
    _ arrangement: BrowseCatalog.Arrangement, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch arrangement {
    case .pictures: section = pictures(environment)
    case .columns: section = columns(environment)
    case .list: section = list(environment)
    case .grid: section = grid(environment)
    }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: headerKind, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    // Headers reach from edge to edge, because rows scroll below them when they are pinned.
    section.supplementaryContentInsetsReference = .none
    return section
  }

  private static func isWide(_ environment: any NSCollectionLayoutEnvironment) -> Bool {
    environment.container.effectiveContentSize.width > 600
  }

  private static func pictures(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let width: NSCollectionLayoutDimension = isWide(environment) ? .absolute(420) : .fractionalWidth(0.88)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(220)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = isWide(environment) ? .groupPaging : .groupPagingCentered
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: side, bottom: 12, trailing: side)
    return section
  }

  private static func columns(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(68)))
    let width: NSCollectionLayoutDimension = isWide(environment) ? .absolute(340) : .fractionalWidth(0.9)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(204)),
      repeatingSubitem: row, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 12, trailing: side)
    return section
  }

  private static func list(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 16, trailing: side)
    return section
  }

  private static func grid(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let least: CGFloat = isLarge ? 150 : 84
    let room = environment.container.effectiveContentSize.width - 2 * side
    let columns = max(Int((room + gap) / (least + gap)), 1)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(22), heightDimension: .absolute(22)),
      elementKind: badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 4, y: -4)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .uniformAcrossSiblings(estimate: 100)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: gap / 2, bottom: 0, trailing: gap / 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      repeatingSubitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 24, trailing: side)
    let card = NSCollectionLayoutDecorationItem.background(elementKind: cardKind)
    // The card begins below the header, whose height follows the text size.
    let font = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: environment.traitCollection)
    let headerHeight = font.lineHeight.rounded(.up) + BrowseHeaderView.padding
    card.contentInsets = NSDirectionalEdgeInsets(top: headerHeight, leading: 8, bottom: 8, trailing: 8)
    section.decorationItems = [card]
    return section
  }
}
