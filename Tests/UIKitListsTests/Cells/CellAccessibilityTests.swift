import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@_spi(UIKitFloors) @testable import UIKitCore
@testable import UIKitLists

/// The accessibility of rows, headers and footers, and their actions.
@MainActor @Suite struct CellAccessibilityTests {
  /// A table whose cells a test dresses.
  private final class Controller: UITableViewController {
    var dress: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var cellStyle = UITableViewCell.CellStyle.subtitle
    var rows = 1
    var header: String?
    var footer: String?
    private(set) var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      cell.textLabel?.text = "Apple \(indexPath.row)"
      dress(cell, indexPath)
      return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("details \(indexPath.row)")
    }
  }

  private func text(_ style: UITableView.Style = .plain, _ set: (Controller) -> Void) -> (MountedScreen, Controller) {
    let controller = Controller(style: style)
    set(controller)
    return (MountedScreen(controller), controller)
  }

  private func row(_ style: UITableViewCell.CellStyle = .subtitle, _ dress: @escaping (UITableViewCell) -> Void)
    -> String
  {
    let (screen, _) = text {
      $0.cellStyle = style
      $0.dress = { cell, _ in dress(cell) }
    }
    let lines = screen.accessibility.split(separator: "\n").dropFirst()
    return lines.map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test func accessibilityReadsTheLabelsAsOne() {
    expectEqual(row { $0.detailTextLabel?.text = "Red" }, #"element "Apple 0, Red""#)
    expectEqual(row(.value1) { $0.detailTextLabel?.text = "3" }, #"element "Apple 0, 3""#)
    expectEqual(row(.value2) { $0.detailTextLabel?.text = "3" }, #"element "Apple 0, 3""#)
    expectEqual(row { $0.textLabel?.text = nil }, "", "an empty row has nothing to tell")
    expectEqual(row { $0.accessibilityLabel = "A red apple" }, #"element "A red apple""#)
    expectEqual(
      row { cell in
        var content = cell.defaultContentConfiguration()
        content.text = "Pear"
        content.secondaryText = "Green"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
      }, #"element "Pear, Green""#)
  }

  @Test func accessoryTypesSetAccessibilityTraits() {
    expectEqual(row { $0.accessoryType = .disclosureIndicator }, #"button "Apple 0""#)
    expectEqual(row { $0.accessoryType = .checkmark }, #"element selected "Apple 0""#)
    expectEqual(row { $0.accessoryType = .detailButton }, "element \"Apple 0\"\n  button \"More Info\"")
    expectEqual(row { $0.isUserInteractionEnabled = false }, #"element notEnabled "Apple 0""#)
    expectEqual(
      row {
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        badge.text = "7"
        $0.accessoryView = badge
      }, #"element "Apple 0, 7""#)
  }

  @Test func aRowWithAnAccessorySwitchIsTheSwitch() throws {
    let control = UISwitch()
    let (screen, controller) = text { $0.dress = { cell, _ in cell.accessoryView = control } }
    expectEqual(try screen.accessibilityElement(.label("Apple 0")).text, #"button toggleButton "Apple 0" = "0""#)
    try screen.activate(.label("Apple 0"))
    expect(control.isOn)
    expectEqual(controller.log, [])
    expectEqual(try screen.accessibilityElement(.label("Apple 0")).value, "1")
    control.accessibilityLabel = "Ripe"
    expectEqual(
      screen.accessibilityElements.map(\.label), ["Apple 0", "Ripe"], "one with a name of its own stays apart")
  }

  @Test func interactiveViewsAreSeparateAccessibilityElements() {
    let dressed = row { cell in
      let label = UILabel(frame: CGRect(x: 100, y: 0, width: 60, height: 20))
      label.text = "Juicy"
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 200, y: 0, width: 60, height: 44)
      button.setTitle("Buy", for: .normal)
      let bar = UIProgressView(frame: CGRect(x: 100, y: 30, width: 60, height: 4))
      bar.progress = 0.5
      for view in [button, bar, label] { cell.contentView.addSubview(view) }
    }
    expectEqual(dressed, "element \"Juicy, Apple 0, Progress, 50%\"\n  button \"Buy\"")
    expectEqual(
      row { cell in
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 44))
        button.setTitle("Buy", for: .normal)
        cell.contentView.addSubview(button)
        cell.isAccessibilityElement = true
      }, #"element "Apple 0""#, "a row that the app makes one element hides what is in it")
    expectEqual(
      row { cell in
        cell.isAccessibilityElement = false
        cell.detailTextLabel?.text = "Red"
      }, "staticText \"Apple 0\"\nstaticText \"Red\"")
  }

  @Test func selectedRowsHaveTheSelectedTrait() throws {
    let (screen, controller) = text { $0.rows = 2 }
    try screen.activate(.label("Apple 1"))
    expectEqual(controller.log, ["selected 1"])
    expectEqual(try screen.accessibilityElement(.label("Apple 1")).traits, .selected)
    expectEqual(try screen.accessibilityElement(.label("Apple 0")).traits, .none)
    let cell = try require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.accessibilityTraits = .button
    expectEqual(try screen.accessibilityElement(.label("Apple 1")).traits, [.button, .selected])
  }

  @Test func activatingTheDetailButtonCallsTheDelegate() throws {
    let (screen, controller) = text { $0.dress = { cell, _ in cell.accessoryType = .detailButton } }
    try screen.activate(.label("More Info"))
    expectEqual(controller.log, ["details 0"])
  }

  @Test func accessibilityReadsSectionsWithHeadersAndFooters() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let (screen, _) = text(style) {
        $0.header = "Fruits"
        $0.footer = "All ripe"
      }
      expectEqual(
        screen.accessibility,
        """
        table
          staticText header "Fruits"
          element "Apple 0"
          staticText "All ripe"
        """, "\(style): capitals are for the eye")
    }
  }

  @Test func accessibilityReadsPinnedHeadersBeforeTheirRows() throws {
    let (screen, controller) = text {
      $0.header = "Fruits"
      $0.rows = 50
    }
    let head = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    head.text = "Shop"
    let foot = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    foot.text = "End"
    controller.tableView.tableHeaderView = head
    controller.tableView.tableFooterView = foot
    expectEqual(screen.accessibilityElements.prefix(3).map(\.label), ["Shop", "Fruits", "Apple 0"])
    let notifications = AccessibilityNotifications()
    try screen.scroll(.down, from: .label("Apple 0"))
    try screen.settle()
    expectEqual(screen.accessibilityElements.prefix(2).map(\.label), ["Fruits", "Apple 17"])
    expectEqual(notifications.posted.compactMap { $0.argument as? String }, ["Rows 18 to 37 of 50"])
    while (try? screen.scroll(.next, from: .label("Fruits"))) != nil { try screen.settle() }
    expectEqual(screen.accessibilityElements.last?.label, "End")
    #expect(throws: NoSuchElement.self) { try screen.scroll(.down, from: .label("End")) }
    #expect(throws: NoSuchElement.self) { try screen.scroll(.right, from: .label("End")) }
    try screen.scroll(.previous, from: .label("End"))
    try screen.settle()
    expect(screen.accessibilityElements.last?.label != "End")
  }

  @Test func customActionsMoveAndInsertRows() throws {
    let scene = EditingScene(rows: [["A", "B"], ["C"]])
    scene.owner.style = { $0.section == 1 ? .insert : .delete }
    scene.table.setEditing(true, animated: false)
    scene.table.layoutIfNeeded()
    func names(_ row: Int, _ section: Int) -> [String]? {
      scene.cell(row, section)?.accessibilityCustomActions?.map(\.name)
    }
    func perform(_ name: String, _ row: Int, _ section: Int) -> Bool? {
      scene.cell(row, section)?.accessibilityCustomActions?.first { $0.name == name }?.perform()
    }
    expectEqual(names(0, 0), ["Delete", "Move Down"])
    expectEqual(names(1, 0), ["Delete", "Move Up", "Move Down"])
    expectEqual(names(0, 1), ["Insert", "Move Up"])
    expectEqual(perform("Move Up", 1, 0), true)
    expectEqual(scene.texts, [["B", "A"], ["C"]])
    scene.advance(1)
    expectEqual(perform("Move Down", 1, 0), true)
    expectEqual(scene.texts, [["B"], ["A", "C"]])
    scene.advance(1)
    expectEqual(perform("Move Up", 0, 1), true)
    expectEqual(scene.texts, [["B", "A"], ["C"]])
    scene.advance(1)
  }

  @Test func editControlLabelsNameTheirRow() throws {
    let scene = EditingScene(rows: [["A"]])
    scene.table.setEditing(true, animated: false)
    scene.table.layoutIfNeeded()
    let cell = try require(scene.cell(0))
    let inside = AccessibilityNode(element: cell, frame: .zero, walk: AccessibilityWalk()).children
    expectEqual(inside.map(\.label), ["Delete A", "Reorder A"])
    expect(inside.allSatisfy { $0.traits == .button })
  }
}
