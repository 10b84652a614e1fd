import ListCore

/// The separators of an item of a list: the default ones of its position, changed by the app.
struct ListCellLines: Equatable {
  /// The values on which an item's separators depend. They are computed again when one of these changes.
  struct Source: Equatable {
    var path: RowPath
    var place: ListCellPlace
    var version: ListVersion
  }

  private(set) var rule: SeparatorRule
  let configuration: UIListSeparatorConfiguration

  init(_ place: ListCellPlace, _ configuration: UIListSeparatorConfiguration) {
    self.configuration = configuration
    rule = Self.automatic(place)
    Self.apply(configuration.topSeparatorVisibility, to: &rule.top)
    Self.apply(configuration.bottomSeparatorVisibility, to: &rule.bottom)
  }

  private static func apply(_ visibility: UIListSeparatorConfiguration.Visibility, to line: inout SeparatorRule.Line) {
    switch visibility {
    case .automatic: break
    case .visible: if line == .none { line = .inset }
    case .hidden: line = .none
    }
  }

  private static func automatic(_ place: ListCellPlace) -> SeparatorRule {
    guard case .row(let row, let count) = place.role, let style = style(of: place.appearance) else { return .none }
    var rule = SeparatorRule(style: style, row: row, rowCount: count)
    // [C] A plain section of a collection view has a line above its first row, where tables have none.
    if place.appearance == .plain, row == 0 { rule.top = .inset }
    return rule
  }

  /// [?] Nil for rows of a sidebar, which have no lines.
  private static func style(of appearance: UICollectionLayoutListConfiguration.Appearance) -> SeparatorRule.Style? {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar, .sidebarPlain: nil
    }
  }
}

extension SeparatorRule {
  /// No lines.
  fileprivate static var none: SeparatorRule {
    var rule = SeparatorRule(style: .insetGrouped, row: 0, rowCount: 1)
    (rule.top, rule.bottom) = (.none, .none)
    return rule
  }
}

/// Identifies the description of a layout's lists that the app gave.
struct ListVersion: Equatable {
  var layout: ObjectIdentifier
  /// The number of times that the layout has asked the app for a description.
  var description: Int
}
