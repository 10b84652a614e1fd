import UIKit

/// A text that is only read: with links, an address, a telephone number and a picture.
final class AboutViewController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.frame = view.bounds.insetBy(dx: 8, dy: 40)
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.isEditable = false
    textView.dataDetectorTypes = [.link, .phoneNumber]
    textView.delegate = self
    textView.attributedText = text
    view.addSubview(textView)
  }

  private var text: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 12
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: style,
    ]
    let text = NSMutableAttributedString(string: "Read our terms of use ", attributes: attributes)
    text.addAttribute(.link, value: URL(string: "https://example.com/terms")!, range: NSRange(location: 9, length: 12))
    let attachment = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
    text.append(NSAttributedString(attachment: attachment))
    text.append(
      NSAttributedString(
        string: "\nor write to help@example.com, or see www.example.com.\nCall +44 131 496 0000 from nine to five.",
        attributes: attributes))
    return text
  }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    guard case .link(let url) = textItem.content else { return defaultAction }
    return UIAction { [weak self] _ in self?.opened.append(url.absoluteString) }
  }
}
