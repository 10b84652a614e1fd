import Testing
import TrestleTesting

@testable import UIKit

/// Every style of cells with every sign, in three text sizes and both directions: where everything stands. With
/// `TRESTLE_PICTURES` in the environment a contact sheet of each, light and dark, is written there.
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

  enum Size: String, CaseIterable {
    case small, large, largest

    var category: UIContentSizeCategory {
      switch self {
      case .small: .extraSmall
      case .large: .large
      case .largest: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  @Test(arguments: Size.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func partsStandInTheirPlaces(_ size: Size, _ direction: UITraitEnvironmentLayoutDirection) throws {
    let name = "\(size.rawValue)-\(direction == .leftToRight ? "ltr" : "rtl")"
    for style in [UIUserInterfaceStyle.light, .dark] {
      let controller = Rows(style: .insetGrouped)
      let screen = MountedScreen(controller, size: CGSize(width: 390, height: size == .largest ? 3200 : 1400)) {
        $0.preferredContentSizeCategory = size.category
        $0.layoutDirection = direction
        $0.userInterfaceStyle = style
      }
      try screen.settle()
      controller.tableView.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
      screen.advance(frames: 1)
      if style == .light { expectGolden(layoutText(of: controller.tableView), name) }
      if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(
          "cells-\(name)-\(style == .light ? "light" : "dark").png")
        try UIImage(cgImage: screen.picture).pngData()?.write(to: file)
      }
    }
  }
}
