@_spi(UIKitFloors) import UIKitCore

/// The layout of a section that is a list.
@MainActor
struct ListSectionRules {
  let configuration: UICollectionLayoutListConfiguration
  /// The width of the list, in points.
  let width: CGFloat

  private var isGrouped: Bool {
    configuration.appearance == .grouped || configuration.appearance == .insetGrouped
  }

  /// The z index of headers and footers [M]. [?] They are in front of the list's rows.
  private static let supplementaryZIndex = 200

  /// [?] From the sides of a sidebar to its rows.
  private static let sidebarInset: CGFloat = 16

  func section() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.defaultRowHeight))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = insets
    section.boundarySupplementaryItems = boundaryItems
    section.topPadding = topPadding
    section.firstTopPadding = isGrouped ? TableMetrics.groupedFirstTop : 0
    return section
  }

  private var hasHeader: Bool { configuration.headerMode != .none }

  private var insets: NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    // As in tables, a missing header or footer leaves space between groups.
    if isGrouped {
      insets.top = hasHeader ? 0 : TableMetrics.groupedBlankHeight
      insets.bottom = configuration.footerMode == .none ? TableMetrics.groupedBlankHeight : 0
    }
    switch configuration.appearance {
    case .insetGrouped:
      let side = width >= CellMetrics.wideTableWidth ? TableMetrics.wideGroupInset : TableMetrics.groupInset
      insets.leading = side
      insets.trailing = side
    case .sidebar:
      insets.leading = Self.sidebarInset
      insets.trailing = Self.sidebarInset
    case .plain, .grouped, .sidebarPlain: break
    }
    return insets
  }

  private var topPadding: CGFloat {
    guard hasHeader else { return 0 }
    if let padding = configuration.headerTopPadding { return max(padding, 0) }
    return configuration.appearance == .plain ? TableMetrics.plainHeaderTopPadding : 0
  }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let width: NSCollectionLayoutDimension =
        configuration.contentHuggingElements.contains(.supplementaryHeader) ? .estimated(width) : .fractionalWidth(1)
      items.append(
        boundaryItem(
          UICollectionView.elementKindSectionHeader, width, isGrouped ? TableMetrics.groupedHeaderEstimate : nil,
          .topLeading))
    }
    if configuration.footerMode == .supplementary {
      items.append(
        boundaryItem(
          UICollectionView.elementKindSectionFooter, .fractionalWidth(1),
          isGrouped ? TableMetrics.groupedFooterEstimate : nil, .bottomLeading))
    }
    return items
  }

  private func boundaryItem(
    _ kind: String, _ width: NSCollectionLayoutDimension, _ height: CGFloat?, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .estimated(height ?? TableMetrics.plainHeaderHeight)),
      elementKind: kind, alignment: alignment)
    item.zIndex = Self.supplementaryZIndex
    // [C] Headers and footers of plain lists are pinned.
    item.pinToVisibleBounds = configuration.appearance == .plain
    return item
  }
}
