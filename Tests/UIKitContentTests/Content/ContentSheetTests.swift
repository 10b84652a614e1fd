import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

/// Every factory of content and backgrounds in every look, as contact sheets.
@MainActor @Suite(.serialized) struct ContentSheetTests {
  private typealias Content = UIListContentConfiguration
  private typealias Background = UIBackgroundConfiguration

  private func expectSheet(
    _ name: String, _ size: Sheet.Size, _ rows: [SheetList.Row], style: UITableView.Style = .plain
  ) throws {
    try Sheet.expect(name, size) {
      SheetList(rows, style: style)
    } height: {
      $0.contentSize.height
    }
  }

  private func row(
    _ name: String, _ content: Content, _ background: Background? = nil, hasImage: Bool = true,
    hasSecondText: Bool = true,
    isSelected: Bool = false,
    isEnabled: Bool = true
  ) -> SheetList.Row {
    SheetList.Row(isSelected: isSelected) { cell in
      var content = content
      content.text = name
      if hasSecondText { content.secondaryText = "Second text" }
      if hasImage { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      if let background { cell.backgroundConfiguration = background }
      cell.isUserInteractionEnabled = isEnabled
    }
  }

  @Test(arguments: Sheet.Size.allCases) func cellContentMatchesItsPictures(_ size: Sheet.Size) throws {
    let factories: [(String, Content)] = [
      ("Cell", .cell()), ("Subtitle", .subtitleCell()), ("Value", .valueCell()),
    ]
    // A grouped list has other colours, whatever the text size.
    let styles: [UITableView.Style] = size == .standard ? [.plain, .insetGrouped] : [.plain]
    for style in styles {
      try expectSheet(
        "rows \(style == .plain ? "plain" : "grouped")", size,
        factories.flatMap { name, content in
          [
            row(name, content), row("Selected", content, isSelected: true), row("Disabled", content, isEnabled: false),
            row("Without image", content, hasImage: false),
          ]
        }, style: style)
    }
  }

  @Test(arguments: Sheet.Size.allCases) func sidebarContentMatchesItsPictures(_ size: Sheet.Size) throws {
    let factories: [(String, Content, Background)] = [
      ("Sidebar", .sidebarCell(), .listSidebarCell()), ("Subtitle", .sidebarSubtitleCell(), .listSidebarCell()),
      ("Beside", .accompaniedSidebarCell(), .listAccompaniedSidebarCell()),
      ("Beside, subtitle", .accompaniedSidebarSubtitleCell(), .listAccompaniedSidebarCell()),
    ]
    let rows = factories.flatMap { name, content, background in
      [row(name, content, background), row("Selected", content, background, isSelected: true)]
    }
    try expectSheet(
      "sidebars", size,
      [row("Header", .sidebarHeader(), .listSidebarHeader(), hasImage: false)] + rows
        + [row("Disabled", .sidebarCell(), .listSidebarCell(), isEnabled: false)])
  }

  @Test(arguments: Sheet.Size.allCases) func headersAndFootersMatchTheirPictures(_ size: Sheet.Size) throws {
    let factories: [(String, Content)] = [
      ("Header", .header()), ("Footer", .footer()), ("Plain header", .plainHeader()), ("Plain footer", .plainFooter()),
      ("Grouped header", .groupedHeader()), ("Grouped footer", .groupedFooter()),
      ("Prominent", .prominentInsetGroupedHeader()), ("Extra prominent", .extraProminentInsetGroupedHeader()),
    ]
    try expectSheet("headers", size, factories.map { row($0, $1, hasImage: false) })
    try expectSheet("headers grouped", size, factories.prefix(2).map { row($0, $1, hasImage: false) }, style: .grouped)
  }

  /// Backgrounds do not follow the text size.
  @Test func backgroundConfigurationsMatchTheirPictures() throws {
    var stroked = Background.listPlainCell()
    stroked.strokeColor = .systemRed
    stroked.strokeWidth = 2
    stroked.cornerRadius = 12
    stroked.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 4, trailing: 10)
    var tinted = Background.listPlainCell()
    tinted.backgroundColor = nil
    tinted.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
    var pictured = Background.clear()
    pictured.image = UIImage(systemName: "star.fill")
    pictured.imageContentMode = .scaleAspectFit
    let factories: [(String, Background)] = [
      ("Clear", .clear()), ("Cell", .listCell()), ("Header", .listHeader()), ("Footer", .listFooter()),
      ("Plain cell", .listPlainCell()), ("Plain header", .listPlainHeaderFooter()),
      ("Grouped cell", .listGroupedCell()), ("Grouped header", .listGroupedHeaderFooter()),
      ("Sidebar", .listSidebarCell()), ("Sidebar header", .listSidebarHeader()),
      ("Beside a sidebar", .listAccompaniedSidebarCell()), ("Stroked", stroked), ("Tinted", tinted),
      ("Pictured", pictured),
    ]
    for style in [UITableView.Style.plain, .insetGrouped] {
      try expectSheet(
        "backgrounds \(style == .plain ? "plain" : "grouped")", .standard,
        factories.flatMap { name, background in
          [
            row(name, .cell(), background, hasImage: false, hasSecondText: false),
            row("Selected", .cell(), background, hasImage: false, hasSecondText: false, isSelected: true),
          ]
        }, style: style)
    }
  }

  /// Reasons why there is nothing, one below the other.
  private final class Reasons: UIView {
    let reasonHeight: CGFloat

    init(_ configurations: [UIContentUnavailableConfiguration], height: CGFloat) {
      reasonHeight = height
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      for configuration in configurations { addSubview(configuration.makeContentView()) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      for (index, view) in subviews.enumerated() {
        view.frame = CGRect(x: 0, y: reasonHeight * CGFloat(index), width: bounds.width, height: reasonHeight)
      }
    }
  }

  @Test(arguments: Sheet.Size.allCases) func unavailableConfigurationsMatchTheirPictures(_ size: Sheet.Size) throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Messages"
    empty.secondaryText = "Messages that you get stand here."
    empty.button = .filled()
    empty.button.title = "Write One"
    empty.secondaryButton.title = "Not Now"
    var natural = empty
    natural.alignment = .natural
    var search = UIContentUnavailableConfiguration.search()
    search.button.title = "Search Everywhere"
    try Sheet.expect("reasons", size) {
      Reasons([empty, natural, .loading(), search], height: size == .largest ? 760 : 330)
    } height: {
      $0.reasonHeight * 4
    }
  }
}
