import UIKit

protocol PermissionCellDelegate: AnyObject {
  func permissionCell(_ cell: PermissionCell, didAllow isAllowed: Bool)
}

class PermissionCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var noteLabel: UILabel!
  @IBOutlet private weak var permissionSwitch: UISwitch!

  weak var delegate: PermissionCellDelegate?

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
  }

  func show(_ permission: UserSettings.Permission, isAllowed: Bool) {
    titleLabel.text = permission.rawValue.capitalized
    noteLabel.text = permission.note
    permissionSwitch.isOn = isAllowed
  }

  @IBAction private func toggle(_ sender: UISwitch) {
    delegate?.permissionCell(self, didAllow: sender.isOn)
  }
}
