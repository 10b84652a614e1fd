import UIKit

/// An amount that is entered on keys of the app's own, with a button above them, and a total that stands above both.
final class AmountViewController: UIViewController {
  let amountField = UITextField()
  let noteField = UITextField()
  let totalLabel = UILabel()
  let keypad = KeypadView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, field) in [amountField, noteField].enumerated() {
      field.borderStyle = .roundedRect
      field.frame = CGRect(x: 20, y: 40 + 50 * index, width: 280, height: 34)
      field.inputAccessoryView = makeAccessory()
      view.addSubview(field)
    }
    amountField.placeholder = "Amount"
    noteField.placeholder = "Note"
    keypad.enter = { [weak self] in self?.amountField.insertText($0) }
    amountField.inputView = keypad
    totalLabel.text = "Total"
    totalLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(totalLabel)
    NSLayoutConstraint.activate([
      totalLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: totalLabel.bottomAnchor, constant: 8),
    ])
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        MainActor.assumeIsolated {
          self?.keyboardChanged(
            name == UIResponder.keyboardWillShowNotification ? "show" : "hide", frame ?? .zero, duration ?? 0)
        }
      }
    }
  }

  private func keyboardChanged(_ what: String, _ frame: CGRect, _ duration: Double) {
    log.append("\(what) \(Int(frame.minY)) \(Int(frame.height)) \(duration > 0)")
  }

  private func makeAccessory() -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.backgroundColor = .secondarySystemBackground
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 250, y: 0, width: 60, height: 44)
    done.autoresizingMask = .flexibleLeftMargin
    done.addAction(UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .touchUpInside)
    bar.addSubview(done)
    return bar
  }

  func usePlainKeys() {
    amountField.inputView = nil
    amountField.reloadInputViews()
  }
}

/// Keys for digits.
final class KeypadView: UIView {
  var enter: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for digit in 1...9 {
      let key = UIButton(configuration: .gray())
      key.configuration?.title = "\(digit)"
      key.addAction(UIAction { [weak self] _ in self?.enter?("\(digit)") }, for: .touchUpInside)
      addSubview(key)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / 3, height: bounds.height / 3)
    for (index, key) in subviews.enumerated() {
      key.frame = CGRect(
        x: CGFloat(index % 3) * size.width, y: CGFloat(index / 3) * size.height, width: size.width, height: size.height
      ).insetBy(dx: 4, dy: 4)
    }
  }
}

/// A conversation with a bar at the bottom that is there while the screen is.
final class ConversationViewController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.backgroundColor = .systemTeal
    view.addSubview(field)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}
