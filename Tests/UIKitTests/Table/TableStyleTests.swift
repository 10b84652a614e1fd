import Foundation
import Testing
import TrestleTesting
import UIKit

/// How each style of table looks: titles, footers, separators, accessories, pictures, a selection, what is pinned.
@MainActor @Suite struct TableStyleTests {
  final class Settings: UITableViewController {
    let sections: [(header: String?, rows: [String], footer: String?)] = [
      ("Network", ["Wi-Fi", "Bluetooth", "Mobile Data"], "Connections that are on use power."),
      (nil, ["Notifications", "Sounds"], nil),
      ("About", ["A name that is longer than one line of a row can hold", "Version"], "Made with care."),
    ]

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let style: UITableViewCell.CellStyle = [.value1, .subtitle, .default][indexPath.section]
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
      cell.textLabel?.numberOfLines = indexPath.section == 2 ? 0 : 1
      cell.detailTextLabel?.text = indexPath.section == 0 ? "On" : "Banners, badges"
      cell.accessoryType = [.disclosureIndicator, .detailDisclosureButton, .checkmark][indexPath.section]
      if indexPath.section == 1 {
        cell.imageView?.image = UIImage(systemName: indexPath.row == 0 ? "bell" : "speaker.wave.2")
      }
      return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer
    }
  }

  enum Look: String, CaseIterable {
    case light, dark, rightToLeft, largest
  }

  static let names: [UITableView.Style: String] = [.plain: "plain", .grouped: "grouped", .insetGrouped: "inset"]

  private func mount(_ style: UITableView.Style, _ look: Look) throws -> MountedScreen {
    let controller = Settings(style: style)
    let size = CGSize(width: 375, height: look == .largest ? 1100 : 560)
    let screen = MountedScreen(controller, size: size) {
      switch look {
      case .light: break
      case .dark: $0.userInterfaceStyle = .dark
      case .rightToLeft: $0.layoutDirection = .rightToLeft
      case .largest: $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
    try screen.settle()
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    // In plain tables the first header sticks, and rows run below it.
    if style == .plain { controller.tableView.contentOffset.y = 80 }
    try screen.settle()
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      let file = URL(fileURLWithPath: "\(folder)/\(Self.names[style] ?? "")-\(look.rawValue).png")
      try UIImage(cgImage: screen.picture).pngData()?.write(to: file)
    }
    return screen
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func layouts(_ style: UITableView.Style) throws {
    let name = try #require(Self.names[style])
    for look in Look.allCases where look != .dark {
      expectGolden(try mount(style, look).layout, "\(name) \(look.rawValue)")
    }
  }

  /// Each style once, each look once.
  @Test(arguments: [(UITableView.Style.plain, Look.light), (.grouped, .dark), (.insetGrouped, .rightToLeft)])
  func pictures(_ style: UITableView.Style, _ look: Look) throws {
    expectGolden(try mount(style, look).picture, "\(try #require(Self.names[style])) \(look.rawValue)")
  }
}
