import UIKit

class PlantViewController: UIViewController {
  var index = 0
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var notesField: UITextField!
  @IBOutlet private weak var containerHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    let plant = PlantStore.shared.plants[index]
    title = plant.name
    nameLabel.text = plant.name
  }

  @IBAction func wateringChanged(_ sender: UISwitch) {
    PlantStore.shared.plants[index].isWatered = sender.isOn
  }

  @IBAction func water() {
    let alert = UIAlertController(
      title: NSLocalizedString("watered.title", comment: "Title of the alert"),
      message: NSLocalizedString("watered.message", comment: "Text of the alert"), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  @IBAction func tapped(_ sender: UITapGestureRecognizer) {
    view.endEditing(true)
  }
}

extension PlantViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
