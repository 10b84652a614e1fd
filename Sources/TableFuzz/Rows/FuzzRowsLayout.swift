import Fuzzing
import UIKit

/// Random compositional layouts most of whose sections scroll sideways.
@MainActor
enum FuzzRowsLayout {
  static func make(_ random: inout SeededGenerator) -> UICollectionViewCompositionalLayout {
    let sections = (0..<random.int(1...3)).map { _ in makeSection(&random) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = random.oneIn(6) ? .horizontal : .vertical
    configuration.interSectionSpacing = random.pick([0, 6])
    return UICollectionViewCompositionalLayout(
      sectionProvider: { section, _ in sections[section % sections.count] }, configuration: configuration)
  }

  private static func makeSection(_ random: inout SeededGenerator) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup(&random))
    section.orthogonalScrollingBehavior = random.pick([
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ])
    section.interGroupSpacing = random.pick([0, 5])
    if random.oneIn(2) { section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8) }
    for (kind, alignment) in [
      (UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (UICollectionView.elementKindSectionFooter, NSRectAlignment.bottom),
    ] where random.oneIn(3) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(14)), elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = random.oneIn(2)
      section.boundarySupplementaryItems.append(item)
    }
    if random.oneIn(4) {
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items where item.representedElementCategory == .cell {
          item.zIndex = item.frame.midX < offset.x + 80 ? 1 : 0
          item.alpha = item.frame.midX < offset.x ? 0.6 : 1
        }
      }
    }
    return section
  }

  private static func makeGroup(_ random: inout SeededGenerator) -> NSCollectionLayoutGroup {
    let height: NSCollectionLayoutDimension = random.oneIn(3) ? .estimated(30) : .absolute(random.pick([30, 46]))
    if random.oneIn(4) {
      // A column of two or three.
      return .vertical(
        layoutSize: size(.fractionalWidth(0.6), .absolute(66)),
        repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))),
        count: random.int(2...3))
    }
    let widths: [NSCollectionLayoutDimension] = random.oneIn(3) ? [.absolute(34), .absolute(70)] : [.absolute(52)]
    let items = widths.map { NSCollectionLayoutItem(layoutSize: size($0, height)) }
    let length = widths.map(\.dimension).reduce(0, +)
    return .horizontal(layoutSize: size(.absolute(length), height), subitems: items)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
}
