import UIKit

/// A view that shows the header or footer of a section.
@MainActor
protocol SectionView: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
}

extension UITableViewHeaderFooterView: SectionView {}
extension UICollectionViewListCell: SectionView {}

/// The classes of the views that show a header or footer, in each kind of view.
struct SectionViewClasses {
  var table: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
  var collection: UICollectionViewListCell.Type = UICollectionViewListCell.self
}

/// The standard look of the texts above and below a section.
enum SectionLook {
  case plain, grouped, sidebar
  /// Above rows in columns and rows that scroll sideways.
  case prominent

  /// The content configuration of a text.
  @MainActor
  func content(_ text: String, isHeader: Bool) -> UIListContentConfiguration {
    var content: UIListContentConfiguration
    switch (self, isHeader) {
    case (.plain, true): content = .plainHeader()
    case (.plain, false): content = .plainFooter()
    case (.sidebar, true): content = .sidebarHeader()
    case (.prominent, true): content = .prominentInsetGroupedHeader()
    case (.grouped, true): content = .groupedHeader()
    case (_, false): content = .groupedFooter()
    }
    content.text = text
    return content
  }
}
