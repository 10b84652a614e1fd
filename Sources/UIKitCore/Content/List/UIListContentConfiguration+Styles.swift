extension UIListContentConfiguration {
  private init(_ style: ListContentStyle) {
    self.init(style: style, metrics: ListContentMetrics(style, .unspecified))
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// A row with the second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

  /// A row with the second text at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

  /// A header, in the list's style.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

  /// A footer, in the list's style.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }

  /// A large header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentInsetGroupedHeader)
  }

  /// A larger header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentInsetGroupedHeader)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

  /// A row of a sidebar with the second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }

  /// A row of a list next to a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }

  /// A row of a list next to a sidebar, with the second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }

  /// A header above the rows of a sidebar, in the font of headlines.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
