import Fuzzing
import UIKit

/// Random sections of a compositional layout: lists of every appearance, groups in groups, rows that scroll sideways.
@MainActor
struct FuzzSections {
  enum Kind: CaseIterable {
    case list, listWithHeaders, grid, groups, sideways
  }

  /// The kinds of sections that the layout has, by the number of the section.
  let kinds: [Kind]
  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private let isEstimated: Bool
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The swipe actions of an item in a list.
  var swipe: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

  init(_ random: inout SeededGenerator) {
    // Only lists have a background of their own, and rows that scroll sideways change how scroll positions are kept.
    kinds =
      random.oneIn(2)
      ? [random.pick([.list, .listWithHeaders])] : (0..<random.int(1...3)).map { _ in random.pick(Kind.allCases) }
    appearance = random.pick([.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
    isEstimated = random.oneIn(2)
    behavior = random.pick([
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ])
  }

  func kind(ofSection section: Int) -> Kind { kinds[section % kinds.count] }

  func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in makeSection(section, environment) }
  }

  private func makeSection(
    _ section: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    switch kind(ofSection: section) {
    case .list, .listWithHeaders:
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if kind(ofSection: section) == .listWithHeaders {
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
      }
      configuration.trailingSwipeActionsConfigurationProvider = swipe
      return .list(using: configuration, layoutEnvironment: environment)
    case .grid: return grid(columns: 3)
    case .groups: return NestedGroups.section()
    case .sideways:
      let row = grid(columns: 2)
      row.orthogonalScrollingBehavior = behavior
      return row
    }
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func grid(columns: Int) -> NSCollectionLayoutSection {
    let height: NSCollectionLayoutDimension = isEstimated ? .estimated(30) : .absolute(30)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), height))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item])
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 3)
    return section
  }
}
