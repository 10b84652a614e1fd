import Trestle
import UIKit

/// The Gallery's name, licence and system, in the cells of the settings.
struct AboutScreen: ListScreen {
  var title: String? { "About" }
  /// Not inset: spacers divide the section into groups, but only the first and last row of a section get round corners.
  var tableStyle: UITableView.Style { .grouped }

  var rows: RowList {
    RowSection("about") { Rows([AboutRow.name, .spacer, .licence, .spacer, .system]) }
  }
}

/// The rows of the page. Spacers are equal, and distinguished by their order.
enum AboutRow: StaticRow, Titled, Valued {
  case name, licence, system, spacer

  var cellClass: UITableViewCell.Type { self == .spacer ? SpacerRowCell.self : TextRowCell.self }

  var title: String? {
    switch self {
    case .name: "Trestle"
    case .licence: "Licence"
    case .system: "System"
    case .spacer: nil
    }
  }

  var value: String? {
    switch self {
    case .licence: "MIT"
    case .system: UIDevice.current.systemName
    case .name, .spacer: nil
    }
  }
}
