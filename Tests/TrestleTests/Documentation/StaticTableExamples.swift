import Testing
import TrestleTesting
import UIKit

@testable import Trestle

// Example: rows of an enum
enum AboutRow: StaticRow, Titled, Valued {
  case version, spacer, licence

  var cellClass: UITableViewCell.Type { self == .spacer ? SpacerRowCell.self : TextRowCell.self }

  var title: String? {
    switch self {
    case .version: "Version"
    case .licence: "Licence"
    case .spacer: nil
    }
  }

  var value: String? { self == .version ? "1.0" : nil }
}
// End of example

// Example: capability
protocol Badged { @MainActor var badge: Int { get } }
@MainActor protocol BadgeConfigurable { func configure(badge: Int) }

extension RowCapability {
  static let badge = RowCapability((any Badged).self, (any BadgeConfigurable).self) { row, cell in
    cell.configure(badge: row.badge)
  }
}
// End of example

// Example: rows with a capability
enum MailRow: StaticRow, Titled, Badged {
  case inbox, drafts

  static var capabilities: [RowCapability] { RowCapability.standard + [.badge] }

  var cellClass: UITableViewCell.Type { BadgeCell.self }
  var title: String? { self == .inbox ? "Inbox" : "Drafts" }
  var badge: Int { self == .inbox ? 3 : 0 }
}

final class BadgeCell: TextRowCell, BadgeConfigurable {
  func configure(badge: Int) { configure(value: badge == 0 ? nil : "\(badge)") }
}
// End of example

@MainActor @Suite("The examples of static tables")
struct StaticTableExamples {
  private let scene = ListScene()

  private func contents() -> [UIListContentConfiguration?] {
    scene.table.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
  }

  @Test("are rows that are tapped", .runs("rows of an enum", "static section"))
  func about() throws {
    var opened: [AboutRow] = []
    func open(_ row: AboutRow) { opened.append(row) }
    try scene.show(
      RowList {
        // Example: static section
        RowSection("about") { Rows([AboutRow.version, .spacer, .licence]) { row in open(row) } }
        // End of example
      })
    #expect(contents().map { $0?.text } == ["Version", nil, "Licence"])
    #expect(contents().map { $0?.secondaryText } == ["1.0", nil, nil])
    for row in 0..<3 {
      try scene.screen.tap(row: IndexPath(row: row, section: 0))
      try scene.screen.settle()
    }
    #expect(opened == [.version, .licence], "the spacer cannot be selected")
  }

  @Test("are rows with a capability of the app's", .runs("capability", "rows with a capability"))
  func capabilities() throws {
    var problems: [ListProblem] = []
    scene.adapter.onProblem = { problems.append($0) }
    try scene.show(RowList { Rows([MailRow.inbox, .drafts]) })
    #expect(contents().map { $0?.text } == ["Inbox", "Drafts"])
    #expect(contents().map { $0?.secondaryText } == ["3", nil])
    #expect(problems.isEmpty)
  }
}
