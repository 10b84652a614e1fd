import UIKit

/// A biography of at most 160 characters, with a count below and a placeholder while it is empty.
final class BiographyViewController: UIViewController, UITextViewDelegate {
  static let limit = 160
  let textView = UITextView()
  let placeholder = UILabel()
  let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    textView.frame = CGRect(x: 16, y: 80, width: 288, height: 120)
    textView.autoresizingMask = [.flexibleWidth]
    textView.font = .systemFont(ofSize: 17)
    textView.layer.cornerRadius = 10
    textView.backgroundColor = .secondarySystemGroupedBackground
    textView.delegate = self
    view.addSubview(textView)
    placeholder.text = "About you"
    placeholder.font = textView.font
    placeholder.textColor = .placeholderText
    placeholder.sizeToFit()
    placeholder.frame.origin = CGPoint(
      x: textView.textContainerInset.left + textView.textContainer.lineFragmentPadding,
      y: textView.textContainerInset.top)
    textView.addSubview(placeholder)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    count.frame = CGRect(x: 16, y: 208, width: 288, height: 20)
    view.addSubview(count)
    update()
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    let present = textView.text ?? ""
    guard let part = Range(range, in: present) else { return false }
    if text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    return present.replacingCharacters(in: part, with: text).count <= Self.limit
  }

  func textViewDidChange(_ textView: UITextView) { update() }

  private func update() {
    placeholder.isHidden = !textView.text.isEmpty
    count.text = "\(textView.text.count) of \(Self.limit)"
  }
}
