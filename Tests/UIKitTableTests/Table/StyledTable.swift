import UIKit

/// Rows with what tables have around and between them: titles, footers, pictures, accessories, a long text.
class StyledTable: UITableViewController {
  enum Look: String, CaseIterable {
    case light, dark, rightToLeft, largest

    func apply(to traits: inout UITraitOverrides) {
      switch self {
      case .light: break
      case .dark: traits.userInterfaceStyle = .dark
      case .rightToLeft: traits.layoutDirection = .rightToLeft
      case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// The sign of the rows in the middle section.
  var middleAccessory = UITableViewCell.AccessoryType.detailDisclosureButton

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
    cell.accessoryType = [.disclosureIndicator, middleAccessory, .checkmark][indexPath.section]
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
