import UIKit

/// A note with a title in bold above its text: a text view that fills the screen.
final class NoteEditorViewController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  private(set) var log: [String] = []
  /// The longest note, in UTF-16 units.
  var limit = 2000
  var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .interactive
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func show(title: String, body: String) {
    let note = NSMutableAttributedString(
      string: title + "\n",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.label])
    note.append(
      NSAttributedString(
        string: body,
        attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]))
    textView.attributedText = note
  }

  /// Types in bold from here on.
  func makeBold() {
    var attributes = textView.typingAttributes
    attributes[.font] = UIFont.boldSystemFont(ofSize: 17)
    textView.typingAttributes = attributes
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.append("should begin")
    return !isLocked
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.append("should end")
    return true
  }

  func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    log.append("change \(range.location)+\(range.length) \(text.debugDescription)")
    return textView.text.utf16.count - range.length + text.utf16.count <= limit
  }

  func textViewDidChange(_ textView: UITextView) { log.append("changed") }

  func textViewDidChangeSelection(_ textView: UITextView) {
    log.append("selection \(textView.selectedRange.location)+\(textView.selectedRange.length)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if log.last != "scrolled" { log.append("scrolled") }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}
