import Trestle
import UIKit

/// Shows the settings and their subpages.
final class SettingsViewController: ListViewController {
  init(settings: GallerySettings = GallerySettings()) {
    weak var controller: SettingsViewController?
    super.init(SettingsScreen(settings: settings) { controller?.open($0, settings) })
    controller = self
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  private func open(_ row: SettingsRow, _ settings: GallerySettings) {
    let page =
      row == .about ? ListViewController(AboutScreen()) : ListViewController(PermissionsScreen(settings: settings))
    navigationController?.pushViewController(page, animated: true)
  }
}
