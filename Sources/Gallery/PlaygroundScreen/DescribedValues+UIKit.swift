import Trestle
import UIKit

extension DescribedColor {
  var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .link: .link
    case .tintColor: .tintColor
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: .systemMint
    case .systemTeal: .systemTeal
    case .systemCyan: .systemCyan
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .clear: .clear
    }
  }
}

extension DescribedFont {
  /// - Parameter traits: those of the view that shows a text in the font; nil for the current ones.
  @MainActor
  func font(_ traits: UITraitCollection? = nil) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  private var style: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}

extension DescribedAccessory {
  var accessory: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    case .detailDisclosureButton: .detailDisclosureButton
    }
  }
}

extension DescribedHeight {
  fileprivate var height: RowHeight {
    switch self {
    case .automatic: .automatic
    case .fixed(let height): .fixed(height)
    case .aspectRatio(let ratio): .aspectRatio(ratio)
    }
  }
}

extension DescribedLayout {
  /// - Parameter widthScale: the factor for the widths of columns and sideways scrolling rows.
  @MainActor
  func arrangement(widthScale: CGFloat) -> SectionArrangement {
    switch self {
    case .list(let style): .list(style.appearance)
    case .grid(let grid):
      .grid(
        columns: grid.columns.map { .count($0) } ?? .widthAtLeast(grid.columnWidth * widthScale),
        height: grid.size.height,
        spacing: grid.spacing)
    case .sideways(let shelf):
      .sideways(
        rows: shelf.rows,
        width: shelf.width.map { .fixed($0 * widthScale) } ?? .fraction(min(shelf.share * widthScale, 1)),
        height: shelf.size.height,
        spacing: shelf.spacing)
    }
  }

  /// Whether rows are on cards whose colour differs from the background.
  var isGrouped: Bool {
    switch self {
    case .list(let style): style == .grouped || style == .insetGrouped
    case .grid, .sideways: false
    }
  }
}

extension DescribedLayout.ListStyle {
  fileprivate var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }
}

extension DescribedPlacing {
  var placement: Placement {
    var placement: Placement = []
    for place in at { placement = [placement, .at(place)] }
    if let every {
      placement = [placement, .every(every.interval, from: every.from, limit: every.limit ?? .max)]
    }
    if end { placement = [placement, .end] }
    if let minimumGap { placement = placement.minimumGap(minimumGap) }
    return allOrNone ? placement.allOrNone() : placement
  }
}
