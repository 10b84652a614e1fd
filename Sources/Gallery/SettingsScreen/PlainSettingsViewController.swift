import UIKit

/// The settings without Trestle: the same page on a bare table view, for comparison.
final class PlainSettingsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case introduction, network, pages, reset
  }

  private enum Page: Int, CaseIterable {
    case language, permissions, about
  }

  private let settings: GallerySettings

  init(settings: GallerySettings = GallerySettings()) {
    self.settings = settings
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func viewWillAppear(_ animated: Bool) {
    // The pages do not report changes, so the row that led there is reconfigured. The superclass deselects it.
    if let row = tableView.indexPathForSelectedRow { tableView.reconfigureRows(at: [row]) }
    super.viewWillAppear(animated)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .introduction, .reset: 1
    case .network: settings.isOnline ? 2 : 1
    case .pages: Page.allCases.count
    case nil: 0
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == Section.network.rawValue ? "Network" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard section == Section.network.rawValue else { return nil }
    return settings.isOnline ? "Saving data leaves pictures out." : "Only what is kept here is shown."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.contentConfiguration = content(indexPath)
    cell.accessoryView = Section(rawValue: indexPath.section) == .network ? toggle(indexPath.row) : nil
    cell.accessoryType = discloses(indexPath) ? .disclosureIndicator : .none
    return cell
  }

  private func content(_ indexPath: IndexPath) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    switch Section(rawValue: indexPath.section) {
    case .introduction:
      content = .subtitleCell()
      content.text = "Gallery"
      content.secondaryText = "Everything on this page is a case of one enum, and what the case shows."
    case .network: content.text = indexPath.row == 0 ? "Network" : "Save data"
    case .pages: show(Page(rawValue: indexPath.row), in: &content)
    case .reset:
      content.text = "Reset settings"
      content.textProperties.color = .systemRed
    case nil: break
    }
    return content
  }

  private func show(_ page: Page?, in content: inout UIListContentConfiguration) {
    switch page {
    case .language:
      content.text = "Language"
      content.secondaryText = settings.language
    case .permissions:
      content.text = "Permissions"
      content.secondaryText = "\(settings.permissions.count)"
      content.image = UIImage(systemName: "lock")
    case .about:
      content.text = "About"
      content.image = UIImage(systemName: "info.circle")
    case nil: break
    }
  }

  private func toggle(_ row: Int) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = row == 0 ? settings.isOnline : settings.savesData
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in self?.turn(row, toggle?.isOn ?? false) }, for: .valueChanged)
    return toggle
  }

  private func turn(_ row: Int, _ isOn: Bool) {
    if row == 1 {
      settings.savesData = isOn
      return
    }
    settings.isOnline = isOn
    let saving = [IndexPath(row: 1, section: Section.network.rawValue)]
    if isOn {
      tableView.insertRows(at: saving, with: .automatic)
    } else {
      tableView.deleteRows(at: saving, with: .automatic)
    }
    tableView.footerView(forSection: Section.network.rawValue)?.textLabel?.text = self.tableView(
      tableView, titleForFooterInSection: Section.network.rawValue)
  }

  // MARK: Selection

  private func discloses(_ indexPath: IndexPath) -> Bool {
    indexPath.section == Section.pages.rawValue && indexPath.row != Page.language.rawValue
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    discloses(indexPath) || indexPath.section == Section.reset.rawValue ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard discloses(indexPath) else {
      settings.reset()
      return tableView.reloadData()
    }
    let page = PlainSettingsPage(Page(rawValue: indexPath.row) == .about ? nil : settings)
    navigationController?.pushViewController(page, animated: true)
  }
}
