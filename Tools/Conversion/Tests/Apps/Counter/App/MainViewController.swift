import CounterKit
import UIKit

class MainViewController: CounterViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if PRO
      title = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    #endif
    view.backgroundColor = .systemBackground
    reset()
  }

  override func increase(_ sender: Any?) {
    super.increase(sender)
    title = "\(counter.count)"
  }
}
