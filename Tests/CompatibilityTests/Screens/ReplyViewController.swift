import UIKit

/// A reply that is written at the bottom, raised by what stands there, as Apple's and most apps' code for keyboards does it.
final class ReplyViewController: UIViewController {
  let replyField = UITextField()
  let sendBar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  private(set) var log: [String] = []
  private var bottomConstraint: NSLayoutConstraint!
  private var tokens: [NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    replyField.translatesAutoresizingMaskIntoConstraints = false
    replyField.borderStyle = .roundedRect
    replyField.inputAccessoryView = sendBar
    view.addSubview(replyField)
    bottomConstraint = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: replyField.bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([
      replyField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      replyField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      bottomConstraint,
    ])
    let center = NotificationCenter.default
    tokens = [
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
        [weak self] notification in
        guard
          let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
          let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
          let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        MainActor.assumeIsolated { self?.raise(above: frame, duration, curve) }
      },
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) {
        [weak self] _ in MainActor.assumeIsolated { self?.lower() }
      },
      center.addObserver(forName: UITextField.textDidChangeNotification, object: replyField, queue: .main) {
        [weak self] _ in MainActor.assumeIsolated { self?.textChanged() }
      },
    ]
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  private func raise(above frame: CGRect, _ duration: TimeInterval, _ curve: UInt) {
    log.append("raised by \(Int(frame.height))")
    bottomConstraint.constant = view.bounds.maxY - view.convert(frame, from: nil).minY - view.safeAreaInsets.bottom + 8
    UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
      self.view.layoutIfNeeded()
    }
  }

  private func lower() {
    log.append("lowered")
    bottomConstraint.constant = 8
    view.layoutIfNeeded()
  }

  private func textChanged() { log.append("“\(replyField.text ?? "")”") }
}
