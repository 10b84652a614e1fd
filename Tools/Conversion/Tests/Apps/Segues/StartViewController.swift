import UIKit

class StartViewController: UIViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    CallLog.shared.note("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let name = segue.destination.title ?? "nothing"
    let isLoaded = segue.destination.isViewLoaded ? ", loaded" : ""
    CallLog.shared.note("prepare \(segue.identifier ?? "none") for \(name)\(isLoaded)")
  }

  @IBSegueAction func makeNamed(_ coder: NSCoder) -> NamedViewController? {
    CallLog.shared.note("make")
    return NamedViewController(coder: coder, name: "By an action")
  }

  @IBAction func unwindToStart(_ segue: UIStoryboardSegue) {
    CallLog.shared.note("unwind from \(segue.source.title ?? "nothing")")
  }
}
