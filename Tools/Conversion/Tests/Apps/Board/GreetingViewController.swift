import UIKit

class GreetingViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  static var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.count += 1
    label.text = "Hello from a storyboard"
  }
}
