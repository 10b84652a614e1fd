import UIKit

/// Buttons, target-action with selectors, actions as closures, attributed text, dynamic colours.
final class FormViewController: UIViewController {
  override class var _actions: [_Action] { super._actions + actions }

  let heading = UILabel()
  let note = UILabel()
  let submit = UIButton(type: .system)
  let reset = UIButton(type: .custom)
  private(set) var submissions = 0
  private(set) var resets = 0

  override var title: String? {
    get { "Form" }
    set {}
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }
    heading.attributedText = {
      let text = NSMutableAttributedString(
        string: "Terms and conditions", attributes: [.font: UIFont.systemFont(ofSize: 22)])
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 5))
      text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 10, length: 10))
      return text
    }()
    note.numberOfLines = 0
    note.lineBreakMode = .byWordWrapping
    note.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 16))
    note.adjustsFontForContentSizeCategory = true
    note.text = "Nothing here is binding.\nRead it anyway: 請閱讀。"
    submit.setTitle("Submit", for: .normal)
    submit.setTitleColor(.systemGray, for: .disabled)
    submit.addAction(UIAction { [weak self] _ in self?.submissions += 1 }, for: .touchUpInside)
    reset.setTitle("Reset", for: [])
    reset.setTitleColor(.systemRed, for: .normal)
    reset.setTitleColor(UIColor.systemRed.withAlphaComponent(0.4), for: .highlighted)
    reset.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    reset.contentHorizontalAlignment = .leading
    reset.addTarget(self, action: "resetTapped:", for: .touchUpInside)
    for subview in [heading, note, submit, reset] { view.addSubview(subview) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    heading.sizeToFit()
    heading.frame.origin = area.origin
    note.frame = CGRect(
      x: area.minX, y: heading.frame.maxY + 12, width: area.width,
      height: note.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height)
    submit.frame = CGRect(x: area.minX, y: note.frame.maxY + 20, width: area.width, height: 44)
    reset.frame = submit.frame.offsetBy(dx: 0, dy: 52)
  }

  func resetTapped(_ sender: UIButton) {
    resets += 1
    sender.isEnabled = false
  }
}
