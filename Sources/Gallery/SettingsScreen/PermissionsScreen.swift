import Trestle
import UIKit

/// The app's permissions, a switch each, in the cells of the settings.
struct PermissionsScreen: ListScreen {
  let settings: GallerySettings

  var title: String? { "Permissions" }
  var tableStyle: UITableView.Style { .insetGrouped }

  var rows: RowList {
    RowSection("permissions") {
      Rows(
        GallerySettings.Permission.allCases.map { permission in
          PermissionRow(permission: permission, isAllowed: settings.permissions.contains(permission))
        },
        toggle: { row, isAllowed in
          if isAllowed {
            settings.permissions.insert(row.permission)
          } else {
            settings.permissions.remove(row.permission)
          }
        })
    }
    .footer("Nothing here is really asked for.")
  }
}

/// A permission and whether it is given.
struct PermissionRow: StaticRow, Identifiable, Titled, Toggled {
  var permission: GallerySettings.Permission
  var isAllowed: Bool

  var id: GallerySettings.Permission { permission }
  var cellClass: UITableViewCell.Type { TextRowCell.self }
  var title: String? { permission.rawValue.capitalized }
  var isOn: Bool? { isAllowed }
}
