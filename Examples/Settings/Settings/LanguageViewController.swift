import UIKit

class LanguageViewController: UITableViewController {
  var chosen = ""

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    UserSettings.languages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Language", for: indexPath)
    let language = UserSettings.languages[indexPath.row]
    cell.textLabel?.text = language
    cell.accessoryType = language == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = UserSettings.languages[indexPath.row]
    performSegue(withIdentifier: "languageChosen", sender: self)
  }
}
