import UIKit

/// A screen with a text view that can be searched, a field, and a view that follows the pointer. It shows share sheets
/// and document pickers, and counts their callbacks.
@MainActor
final class PanelScreen: UIViewController, UIPointerInteractionDelegate, UIDocumentPickerDelegate {
  let textView = UITextView()
  let field = UITextField()
  let card = UIView()
  /// How many regions were entered and not left.
  private(set) var enteredRegions = 0
  /// Sheets and pickers, each with the number of times that it reported its end.
  private(set) var ends: [Int] = []
  private var numbersOfPickers: Set<Int> = []
  /// Makes changes during callbacks of the screen.
  var disturb: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.frame = CGRect(x: 0, y: 20, width: 160, height: 100)
    field.frame = CGRect(x: 5, y: 125, width: 150, height: 34)
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    card.frame = CGRect(x: 5, y: 165, width: 60, height: 40)
    card.backgroundColor = .systemBlue
    card.addInteraction(UIPointerInteraction(delegate: self))
    for part in [textView, field, card] { view.addSubview(part) }
    textView.isFindInteractionEnabled = true
  }

  // MARK: Pointers

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    UIPointerStyle(effect: .automatic(UITargetedPreview(view: card)))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    enteredRegions += 1
    disturb()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    enteredRegions -= 1
    disturb()
  }

  // MARK: Sheets

  func share() {
    guard presentedViewController == nil else { return }
    let sheet = UIActivityViewController(activityItems: ["some text"], applicationActivities: nil)
    let number = ends.count
    ends.append(0)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.ends[number] += 1 }
    sheet.popoverPresentationController?.sourceView = card
    present(sheet, animated: true)
  }

  func chooseDocuments() {
    guard presentedViewController == nil else { return }
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
    picker.view.tag = ends.count
    numbersOfPickers.insert(ends.count)
    ends.append(0)
    picker.delegate = self
    present(picker, animated: true)
  }

  /// Whether a share sheet never reported its end. A picker that the app dismisses does not report it.
  var hasSilentSheet: Bool {
    ends.indices.contains { ends[$0] == 0 && !numbersOfPickers.contains($0) }
  }

  private func end(_ picker: UIDocumentPickerViewController) {
    ends[picker.view.tag] += 1
    disturb()
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(controller) }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(controller) }
}
