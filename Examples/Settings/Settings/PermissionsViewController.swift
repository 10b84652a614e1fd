import UIKit

class PermissionsViewController: UITableViewController, PermissionCellDelegate {
  private let permissions = UserSettings.Permission.allCases

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "PermissionCell", bundle: nil), forCellReuseIdentifier: "Permission")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    permissions.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Nothing here is really asked for."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Permission", for: indexPath) as! PermissionCell
    let permission = permissions[indexPath.row]
    cell.show(permission, isAllowed: UserSettings.shared.permissions.contains(permission))
    cell.delegate = self
    return cell
  }

  func permissionCell(_ cell: PermissionCell, didAllow isAllowed: Bool) {
    guard let row = tableView.indexPath(for: cell)?.row else { return }
    if isAllowed {
      UserSettings.shared.permissions.insert(permissions[row])
    } else {
      UserSettings.shared.permissions.remove(permissions[row])
    }
  }
}
