import UIKit

class SettingsViewController: UITableViewController {
  @IBOutlet private weak var onlineSwitch: UISwitch!
  @IBOutlet private weak var savesDataSwitch: UISwitch!
  @IBOutlet private weak var languageLabel: UILabel!
  @IBOutlet private weak var permissionsLabel: UILabel!
  @IBOutlet private weak var resetCell: UITableViewCell!

  private let settings = UserSettings.shared

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(animated: false)
  }

  private func show(animated: Bool) {
    onlineSwitch.setOn(settings.isOnline, animated: animated)
    savesDataSwitch.setOn(settings.savesData, animated: animated)
    savesDataSwitch.isEnabled = settings.isOnline
    languageLabel.text = settings.language
    permissionsLabel.text = "\(settings.permissions.count)"
  }

  @IBAction func setOnline(_ sender: UISwitch) {
    settings.isOnline = sender.isOn
    show(animated: true)
  }

  @IBAction func setSavesData(_ sender: UISwitch) {
    settings.savesData = sender.isOn
  }

  @IBAction func languageChosen(_ segue: UIStoryboardSegue) {
    guard let languages = segue.source as? LanguageViewController else { return }
    settings.language = languages.chosen
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let languages = segue.destination as? LanguageViewController { languages.chosen = settings.language }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard tableView.cellForRow(at: indexPath) === resetCell else { return }
    let alert = UIAlertController(title: "Reset all settings?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { _ in
        self.settings.reset()
        self.show(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = resetCell
    alert.popoverPresentationController?.sourceRect = resetCell.bounds
    present(alert, animated: true)
  }
}
