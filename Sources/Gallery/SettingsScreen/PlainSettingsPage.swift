import UIKit

/// A page of the settings without Trestle: the permissions, or the page about the Gallery.
final class PlainSettingsPage: UITableViewController {
  /// The settings to change; nil for the page about the Gallery.
  private let settings: GallerySettings?
  private let permissions = GallerySettings.Permission.allCases
  private let facts = [("Trestle", nil), ("Licence", "MIT"), ("System", UIDevice.current.systemName)]

  init(_ settings: GallerySettings?) {
    self.settings = settings
    super.init(style: .insetGrouped)
    title = settings == nil ? "About" : "Permissions"
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    settings == nil ? facts.count : permissions.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    settings == nil ? nil : "Nothing here is really asked for."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    if let settings {
      let permission = permissions[indexPath.row]
      content.text = permission.rawValue.capitalized
      cell.accessoryView = toggle(permission, in: settings)
    } else {
      (content.text, content.secondaryText) = facts[indexPath.row]
    }
    cell.contentConfiguration = content
    return cell
  }

  private func toggle(_ permission: GallerySettings.Permission, in settings: GallerySettings) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = settings.permissions.contains(permission)
    toggle.addAction(
      UIAction { [weak toggle] _ in
        if toggle?.isOn == true {
          settings.permissions.insert(permission)
        } else {
          settings.permissions.remove(permission)
        }
      }, for: .valueChanged)
    return toggle
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
}
