import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

private enum Line: StaticRow, Titled, Valued, Toggled, Performing {
  case plain, spacer, sound(Bool), name(String)

  var cellClass: UITableViewCell.Type { self == .spacer ? SpacerRowCell.self : TextRowCell.self }
  var isSelectable: Bool { self == .plain }

  var title: String? {
    switch self {
    case .plain: "Plain"
    case .spacer: nil
    case .sound: "Sound"
    case .name: "Name"
    }
  }

  var value: String? {
    if case .name(let name) = self { return name }
    return nil
  }

  var isOn: Bool? {
    if case .sound(let isOn) = self { return isOn }
    return nil
  }

  func perform() { Performed.count += 1 }
}

private enum Plain: StaticRow, Titled, Toggled {
  case name, spacer, sound, colour

  var cellClass: UITableViewCell.Type { self == .spacer ? SpacerRowCell.self : TextRowCell.self }
  var title: String? { self == .spacer ? nil : "\(self)" }
  var isOn: Bool? { self == .sound ? true : nil }
}

private enum Account: StaticRow, Titled, Disclosing, Performing {
  case profile, signOut

  var cellClass: UITableViewCell.Type { TextRowCell.self }
  var title: String? { "\(self)" }
  var discloses: Bool { self == .profile }
  func perform() { Performed.count += 1 }
}

@MainActor private enum Performed { static var count = 0 }

private struct Setting: StaticRow, Identifiable, Titled, Subtitled, Valued, Coloured, Fonted, Disclosing {
  var id: Int
  var subtitle: String?
  var value: String?
  var textColor: UIColor?
  var font: UIFont?
  var discloses = false
  var cellClass: UITableViewCell.Type { TextRowCell.self }
  var title: String? { "Setting \(id)" }
}

private struct Entry: StaticRow, Identifiable, Titled {
  var id: String
  var cellClass: UITableViewCell.Type { TextRowCell.self }
  var title: String? { id }
}

// The capability of an app's own that the documentation declares, in a cell that keeps what it was told.
private final class CountCell: TextRowCell, BadgeConfigurable {
  private(set) var badge = 0
  func configure(badge: Int) { self.badge = badge }
}

private struct Inbox: StaticRow, Identifiable, Titled, Badged {
  var id: String { "inbox" }
  var badge: Int
  var cellClass: UITableViewCell.Type = CountCell.self
  var title: String? { "Inbox" }
  static var capabilities: [RowCapability] { RowCapability.standard + [.badge] }

  static func == (left: Inbox, right: Inbox) -> Bool { left.badge == right.badge }
}

@MainActor @Suite("A static table")
struct StaticTableTests {
  private func content(_ scene: ListScene, _ row: Int) -> UIListContentConfiguration? {
    scene.table.cellForRow(at: IndexPath(row: row, section: 0))?.contentConfiguration as? UIListContentConfiguration
  }

  @Test("rows show the values that they and their cells have, in the order of the array, spacers included")
  func order() throws {
    let scene = ListScene(.insetGrouped)
    var problems: [ListProblem] = []
    scene.adapter.onProblem = { problems.append($0) }
    try scene.show(RowList { Rows([Line.plain, .spacer, .name("Maya"), .spacer, .sound(true)]) })
    expectEqual((0..<5).map { content(scene, $0)?.text }, ["Plain", nil, "Name", nil, "Sound"])
    expectEqual(content(scene, 2)?.secondaryText, "Maya")
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 24)
    expect(problems.isEmpty)
  }

  @Test("a spacer from a storyboard is as clear as one from code")
  func decodedSpacer() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let cell = try require(SpacerRowCell(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    expectEqual(cell.backgroundConfiguration, .clear())
    expectEqual(cell.separatorInset.right, .greatestFiniteMagnitude)
  }

  @Test("a case with other values is the same row, and its cell stays")
  func values() throws {
    let scene = ListScene()
    scene.adapter.onProblem = { _ in }
    try scene.show(RowList { Rows([Line.name("Maya"), .plain]) })
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    try scene.show(RowList { Rows([Line.plain, .name("Lin")]) }, animated: true)
    expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    expectEqual(content(scene, 1)?.secondaryText, "Lin")
  }

  @Test("a text cell shows a value beside the title, else a subtitle below it, and nothing of an earlier row")
  func textCell() throws {
    let cell = TextRowCell(style: .default, reuseIdentifier: nil)
    func configure(_ row: Setting) {
      for capability in RowCapability.standard { capability.show(row, in: cell) }
    }
    func shown() throws -> UIListContentConfiguration {
      try require(cell.contentConfiguration as? UIListContentConfiguration)
    }
    let below = UIListContentConfiguration.subtitleCell(), beside = UIListContentConfiguration.valueCell()

    configure(
      Setting(
        id: 1, subtitle: "Mobile", value: "On", textColor: .red, font: .boldSystemFont(ofSize: 20), discloses: true))
    expectEqual(try shown().secondaryText, "On")
    expectEqual(try shown().prefersSideBySideTextAndSecondaryText, beside.prefersSideBySideTextAndSecondaryText)
    expect(try shown().textProperties.color == .red && cell.accessoryType == .disclosureIndicator)

    configure(Setting(id: 1, subtitle: "Mobile", textColor: .red))
    expectEqual(try shown().secondaryText, "Mobile")
    expectEqual(try shown().prefersSideBySideTextAndSecondaryText, below.prefersSideBySideTextAndSecondaryText)
    expectEqual(try shown().secondaryTextProperties.font, below.secondaryTextProperties.font)
    expect(try shown().textProperties.color == .red && shown().textProperties.font == beside.textProperties.font)

    configure(Setting(id: 1))
    expectNil(try shown().secondaryText)
    expectEqual(try shown().text, "Setting 1")
    expect(try shown().textProperties.color == beside.textProperties.color && cell.accessoryType == .none)

    configure(Setting(id: 2, subtitle: "Mobile", textColor: .red, discloses: true))
    cell.prepareForReuse()
    for capability in RowCapability.standard { capability.show(Entry(id: "Plain"), in: cell) }
    expectEqual(try shown().text, "Plain")
    expectNil(try shown().secondaryText)
    expect(try shown().textProperties.color == beside.textProperties.color && cell.accessoryType == .none)
  }

  @Test("a row performs its action; others cannot be selected; switches report their state")
  func actions() throws {
    let scene = ListScene()
    scene.adapter.onProblem = { _ in }
    var selected: [Line] = []
    var toggled: [Bool] = []
    Performed.count = 0
    try scene.show(
      RowList {
        Rows([Line.plain, .name("Lin"), .sound(false)]) {
          selected.append($0)
        } toggle: {
          toggled.append($1)
        }
      })
    try scene.screen.tap(row: IndexPath(row: 0, section: 0))
    try scene.screen.tap(row: IndexPath(row: 1, section: 0))
    expect(selected == [.plain] && Performed.count == 1)
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let toggle = try require(cell.accessoryView as? UISwitch)
    scene.screen.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    try scene.screen.settle()
    expectEqual(toggled, [true])
  }

  @Test("a custom capability configures its cells, and is reported if a cell lacks it")
  func ownCapability() throws {
    let scene = ListScene()
    var problems: [ListProblem] = []
    scene.adapter.onProblem = { problems.append($0) }
    try scene.show(RowList { Rows([Inbox(badge: 3)]) })
    expectEqual((scene.table.visibleCells.first as? CountCell)?.badge, 3)
    expect(problems.isEmpty)
    try scene.show(RowList { Rows([Inbox(badge: 4, cellClass: TextRowCell.self)]) })
    expectEqual(
      problems.map(\.description),
      [
        "TextRowCell cannot show that the row 'Inbox inbox' is Badged. Let the cell conform to the protocol of "
          + "cells for it, or give the row another cell."
      ])
  }

  @Test("with a closure for selected rows all can be selected but spacers and rows with a switch; without one none")
  func selectableByClosure() throws {
    let scene = ListScene()
    scene.adapter.onProblem = { _ in }
    var selected: [Plain] = []
    func tapAll() throws {
      for row in 0..<4 {
        try scene.screen.tap(row: IndexPath(row: row, section: 0))
        try scene.screen.settle()
      }
    }
    let rows = [Plain.name, .spacer, .sound, .colour]
    try scene.show(RowList { Rows(rows) { selected.append($0) } })
    try tapAll()
    expectEqual(selected, [.name, .colour])
    try scene.show(RowList { Rows(rows) })
    try tapAll()
    expect(selected.count == 2 && scene.adapter.selectedRows.isEmpty)
  }

  @Test("a row performs its action even if another of its enum discloses")
  func performing() throws {
    let scene = ListScene()
    Performed.count = 0
    try scene.show(RowList { Rows([Account.profile, .signOut]) })
    try scene.screen.tap(row: IndexPath(row: 1, section: 0))
    expect(Performed.count == 1 && scene.adapter.selectedRows.isEmpty, "it leads nowhere")
    try scene.screen.tap(row: IndexPath(row: 0, section: 0))
    expect(Performed.count == 2 && scene.adapter.selectedRows.count == 1)
  }

  /// With the compiler and the modules that this test was built with.
  @Test("rows without the name of their enum get a message that says so")
  func namelessRows() throws {
    let source = """
      import Trestle
      import UIKit
      enum Line: StaticRow {
        case one, two
        var cellClass: UITableViewCell.Type { TextRowCell.self }
      }
      @MainActor func named() -> Rows { Rows([Line.one, .two]) }
      @MainActor func inferred() -> Rows { Rows([.one, .two]) { (line: Line) in _ = line } }
      @MainActor func nameless() -> Rows { Rows([.one, .two]) }
      """
    let errors = try PackageCompiler.withFolder { folder in
      let file = folder.appendingPathComponent("Lines.swift")
      try Data(source.utf8).write(to: file)
      return try PackageCompiler.messages([file], module: "Lines")
    }
    expectEqual(errors.count, 2, "\(errors)")
    expect(errors.allSatisfy { $0.contains("Lines.swift:9:") && $0.contains("RowsNeedTheNameOfTheirEnum") })
  }
}
