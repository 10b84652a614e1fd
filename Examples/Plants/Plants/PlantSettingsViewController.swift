import UIKit

class PlantSettingsViewController: UITableViewController {
  @IBOutlet var timeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    timeLabel.text = "8:30"
  }
}
