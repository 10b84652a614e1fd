import UIKit

/// The content of a section's header or footer.
@MainActor
protocol SectionContent {
  /// Views are reused among headers of one type.
  var shownType: any Any.Type { get }
  var viewClass: UITableViewHeaderFooterView.Type { get }
  /// The height in points; nil if the content determines it.
  var height: CGFloat? { get }
  func isEqual(to other: any SectionContent) -> Bool
  func show(in view: UITableViewHeaderFooterView, _ tableStyle: UITableView.Style, isHeader: Bool)
}

extension SectionContent {
  var viewClass: UITableViewHeaderFooterView.Type { UITableViewHeaderFooterView.self }
  var height: CGFloat? { nil }
}

/// An empty space.
struct SectionSpace: SectionContent {
  let space: CGFloat

  var shownType: any Any.Type { SectionSpace.self }
  var height: CGFloat? { space }

  func isEqual(to other: any SectionContent) -> Bool { (other as? SectionSpace)?.space == space }

  func show(in view: UITableViewHeaderFooterView, _ tableStyle: UITableView.Style, isHeader: Bool) {
    view.contentConfiguration = nil
  }
}

/// A text in the style of the table.
struct SectionText: SectionContent {
  let text: String

  var shownType: any Any.Type { SectionText.self }

  func isEqual(to other: any SectionContent) -> Bool { (other as? SectionText)?.text == text }

  func show(in view: UITableViewHeaderFooterView, _ tableStyle: UITableView.Style, isHeader: Bool) {
    var content: UIListContentConfiguration
    switch (tableStyle, isHeader) {
    case (.plain, true): content = .plainHeader()
    case (.plain, false): content = .plainFooter()
    case (_, true): content = .groupedHeader()
    case (_, false): content = .groupedFooter()
    }
    content.text = text
    view.contentConfiguration = content
  }
}

/// A content configuration of the app.
struct SectionConfiguration<Configuration: UIContentConfiguration & Equatable>: SectionContent {
  let configuration: Configuration

  var shownType: any Any.Type { Configuration.self }

  func isEqual(to other: any SectionContent) -> Bool { (other as? Self)?.configuration == configuration }

  func show(in view: UITableViewHeaderFooterView, _ tableStyle: UITableView.Style, isHeader: Bool) {
    view.contentConfiguration = configuration
  }
}
