import Trestle
import UIKit

/// The settings: the order of rows is the order of cases.
struct SettingsScreen: ListScreen {
  let settings: GallerySettings
  /// Shows another page.
  let open: (SettingsRow) -> Void

  var title: String? { "Settings" }
  var tableStyle: UITableView.Style { .insetGrouped }

  var rows: RowList {
    RowSection("introduction") { Rows([SettingsRow.introduction]) }
    RowSection("network") {
      Rows(settings.isOnline ? online : [.online(false)], toggle: toggle)
    }
    .header("Network")
    .footer(settings.isOnline ? "Saving data leaves pictures out." : "Only what is kept here is shown.")
    RowSection("pages") {
      Rows([SettingsRow.language(settings.language), .permissions(settings.permissions.count), .about], select: open)
    }
    RowSection("reset") {
      Rows([SettingsRow.reset]) { _ in settings.reset() }
    }
  }

  private var online: [SettingsRow] { [.online(true), .savesData(settings.savesData)] }

  private func toggle(_ row: SettingsRow, _ isOn: Bool) {
    switch row {
    case .online: settings.isOnline = isOn
    case .savesData: settings.savesData = isOn
    default: break
    }
  }
}
