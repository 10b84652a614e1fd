import ScreenTesting
import Testing
import UIKitTesting
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Every style of cells with every sign, in three text sizes and both directions: where everything stands, and contact
/// sheets of how it looks.
@MainActor @Suite(.serialized) struct CellMatrixTests {
  private final class Rows: UITableViewController {
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    let names = ["default", "value1", "value2", "subtitle"]

    override func numberOfSections(in tableView: UITableView) -> Int { 4 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      names[[0, 3, 1, 2][section]]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      accessories.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
      let cell = UITableViewCell(style: styles[indexPath.section], reuseIdentifier: nil)
      cell.textLabel?.text = "Apples"
      cell.detailTextLabel?.text = "Ripe and red"
      if indexPath.row == 1 || indexPath.row == 3 { cell.imageView?.image = UIImage(systemName: "star.fill") }
      if indexPath.row < accessories.count {
        cell.accessoryType = accessories[indexPath.row]
      } else {
        cell.accessoryView = UISwitch()
        cell.indentationLevel = 2
      }
      return cell
    }
  }

  @Test(arguments: Sheet.Size.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func cellsMatchTheirLayouts(_ size: Sheet.Size, _ direction: UITraitEnvironmentLayoutDirection) throws {
    let controller = Rows(style: .insetGrouped)
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: size == .largest ? 3200 : 1400)) {
      $0.preferredContentSizeCategory = size.category
      $0.layoutDirection = direction
    }
    try screen.settle()
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    screen.advance(frames: 1)
    let name = size == .standard ? "large" : size.rawValue
    expectGolden(
      layoutText(of: controller.tableView), "\(name)-\(direction == .leftToRight ? "ltr" : "rtl")")
  }

  private static let styles: [(String, UITableViewCell.CellStyle)] = [
    ("Default", .default), ("Subtitle", .subtitle), ("Value 1", .value1), ("Value 2", .value2),
  ]

  @Test(arguments: Sheet.Size.allCases) func stylesAndAccessoriesMatchTheirPictures(_ size: Sheet.Size) throws {
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]
    let rows = Self.styles.flatMap { name, style in
      accessories.enumerated().map { index, accessory in
        SheetList.Row(style: style, isSelected: index == 1) { cell in
          cell.textLabel?.text = name
          cell.detailTextLabel?.text = "Detail"
          if index % 2 == 0 { cell.imageView?.image = UIImage(systemName: "star.fill") }
          cell.accessoryType = accessory
        }
      }
    }
    try Sheet.expect("signs", size) {
      SheetList(rows)
    } height: {
      $0.contentSize.height
    }
  }

  @Test(arguments: Sheet.Size.allCases) func editControlsMatchTheirPictures(_ size: Sheet.Size) throws {
    let kinds: [CellEditControl.Kind?] = [.delete, .insert, .select, .select, nil]
    let rows = kinds.enumerated().map { index, kind in
      SheetList.Row(style: .subtitle) { cell in
        cell.textLabel?.text = "Row \(index)"
        cell.detailTextLabel?.text = "Detail"
        cell.editingAccessoryType = index == 0 ? .disclosureIndicator : .none
        cell.isSelected = index == 3
        cell.selectionStyle = index == 3 ? .default : .none
        cell.editing.setControls(CellEditing.Controls(leading: kind, indents: true, showsGrip: index % 2 == 0))
        cell.setEditing(true, animated: false)
      }
    }
    try Sheet.expect("edit mode", size) {
      Cells(rows)
    } height: {
      $0.height
    }
  }

  /// Cells one below the other, as a table view in edit mode would have them.
  private final class Cells: UIView {
    private let cells: [UITableViewCell]

    init(_ rows: [SheetList.Row]) {
      cells = rows.map { row in
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        row.configure(cell)
        return cell
      }
      super.init(frame: .zero)
      for cell in cells { addSubview(cell) }
    }

    required init?(coder: NSCoder) { nil }

    private func height(of cell: UITableViewCell) -> CGFloat {
      cell.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    }

    var height: CGFloat { cells.reduce(0) { $0 + height(of: $1) } }

    override func layoutSubviews() {
      super.layoutSubviews()
      var y: CGFloat = 0
      for cell in cells {
        cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: cell))
        y = cell.frame.maxY
      }
    }
  }
}
