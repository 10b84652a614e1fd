import UIKit

class NoteViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.text = "Empty"
  }

  @objc func clear() { label.text = "Cleared" }

  func load() async -> Int {
    await Task.yield()
    return 3
  }
}
