import UIKit

class PageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    CallLog.shared.note("\(title ?? "") did load")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CallLog.shared.note("\(title ?? "") did appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    CallLog.shared.note("\(title ?? "") did disappear")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    CallLog.shared.note("prepare \(segue.identifier ?? "none") to \(segue.destination.title ?? "nothing")")
  }
}

/// A page that is made with a name.
class NamedViewController: PageViewController {
  init?(coder: NSCoder, name: String) {
    super.init(coder: coder)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("A name is needed.")
  }
}

/// The calls as text.
class LogViewController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.isEditable = false
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(text)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    text.text = CallLog.shared.calls.joined(separator: "\n")
  }
}

/// Puts the destination on the stack with a fade.
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    CallLog.shared.note("fade")
    guard let navigation = source.navigationController else { return }
    UIView.transition(with: navigation.view, duration: 0.3, options: .transitionCrossDissolve) {
      navigation.pushViewController(self.destination, animated: false)
    }
  }
}
