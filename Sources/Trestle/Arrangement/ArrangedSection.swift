import UIKit

/// Makes the section of a compositional layout from an arrangement.
@MainActor
struct ArrangedSection {
  /// The parts of a section that depend on its rows.
  struct Parts: Equatable {
    /// Whether there are views above and below the rows.
    var hasHeader = false
    var hasFooter = false
    /// Empty spaces above and below the rows in points; nil for the standard ones.
    var spaceAbove: CGFloat?
    var spaceBelow: CGFloat?
  }

  let arrangement: SectionArrangement
  let parts: Parts
  let environment: any NSCollectionLayoutEnvironment

  private static let standardInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
  /// The margins of cells that are in no list, in points.
  private static let cellMargin: CGFloat = 8
  /// The estimated height of headers and of self-sizing rows.
  private static let estimatedHeaderHeight: CGFloat = 40
  private static let estimatedRowHeight: CGFloat = 100

  /// - Parameter adjust: completes the configuration of a list.
  func make(adjustingList adjust: (inout UICollectionLayoutListConfiguration) -> Void) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch arrangement.kind {
    case .list(let appearance): section = list(appearance, adjust)
    case .grid(let grid): section = edged(self.grid(grid))
    case .sideways(let sideways): section = edged(self.sideways(sideways))
    case .section(_, let make):
      section = make(environment)
      if section.boundarySupplementaryItems.isEmpty { addEdges(to: section) }
    }
    if let insets = arrangement.insets { section.contentInsets = insets }
    if let space = parts.spaceAbove { section.contentInsets.top = space }
    if let space = parts.spaceBelow { section.contentInsets.bottom = space }
    if arrangement.pinsHeader {
      for edge in section.boundarySupplementaryItems where edge.alignment == .top { edge.pinToVisibleBounds = true }
    }
    return section
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ adjust: (inout UICollectionLayoutListConfiguration) -> Void
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = parts.hasHeader ? .supplementary : .none
    configuration.footerMode = parts.hasFooter ? .supplementary : .none
    adjust(&configuration)
    return .list(using: configuration, layoutEnvironment: environment)
  }

  // MARK: Columns and rows that scroll sideways

  private var insets: NSDirectionalEdgeInsets { arrangement.insets ?? Self.standardInsets }

  /// The width that rows share, in points.
  private var width: CGFloat {
    max(environment.container.effectiveContentSize.width - insets.leading - insets.trailing, 1)
  }

  private static func height(_ height: RowHeight, ofWidth width: CGFloat) -> NSCollectionLayoutDimension {
    switch height {
    case .automatic: .estimated(estimatedRowHeight)
    case .fixed(let height): .absolute(height)
    case .aspectRatio(let ratio): .absolute(ratio > 0 ? width / ratio : estimatedRowHeight)
    }
  }

  private func grid(_ grid: Grid) -> NSCollectionLayoutSection {
    let count = grid.columns.count(width: width, spacing: grid.spacing)
    let share = (width - CGFloat(count - 1) * grid.spacing) / CGFloat(count)
    // Rounded down, so that the columns are never wider than the group together.
    let columnWidth = max((share * 1000).rounded(.down) / 1000, 1)
    let height = Self.height(grid.height, ofWidth: columnWidth)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(columnWidth), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item, count: count)
    group.interItemSpacing = .fixed(grid.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = grid.spacing
    return section
  }

  private func sideways(_ sideways: Sideways) -> NSCollectionLayoutSection {
    let rowWidth: CGFloat =
      switch sideways.width {
      case .fraction(let share): width * share
      case .fixed(let points): points
      }
    let height = Self.height(sideways.height, ofWidth: rowWidth)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
    let rows = CGFloat(sideways.rows)
    let groupHeight: NSCollectionLayoutDimension =
      height.isAbsolute
      ? .absolute(rows * height.dimension + (rows - 1) * sideways.spacing)
      : .estimated(rows * height.dimension + (rows - 1) * sideways.spacing)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(max(rowWidth, 1)), heightDimension: groupHeight),
      subitems: Array(repeating: item, count: sideways.rows))
    group.interItemSpacing = .fixed(sideways.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = sideways.spacing
    section.orthogonalScrollingBehavior = sideways.scrolling
    return section
  }

  // MARK: Headers and footers

  private func edged(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.contentInsets = insets
    addEdges(to: section)
    return section
  }

  private func addEdges(to section: NSCollectionLayoutSection) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimatedHeaderHeight))
    func edge(isHeader: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
      let edge = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.kind(isHeader: isHeader),
        alignment: isHeader ? .top : .bottom)
      // The margins of the header or footer are subtracted, so that its text is aligned with the rows.
      edge.contentInsets.leading = max(section.contentInsets.leading - Self.cellMargin, 0)
      edge.contentInsets.trailing = max(section.contentInsets.trailing - Self.cellMargin, 0)
      return edge
    }
    if parts.hasHeader { section.boundarySupplementaryItems.append(edge(isHeader: true)) }
    if parts.hasFooter { section.boundarySupplementaryItems.append(edge(isHeader: false)) }
    section.supplementaryContentInsetsReference = .none
  }
}
