import UIKit
import UniformTypeIdentifiers

/// A letter with attachments: pictures are chosen, drafts are saved elsewhere, and a folder is chosen for backups.
final class LetterAttachmentsViewController: UIViewController, UIDocumentPickerDelegate {
  private(set) var picked: [[URL]] = []
  private(set) var cancellations = 0
  private(set) var picker: UIDocumentPickerViewController?
  let folder: URL

  init(folder: URL) {
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Letter"
  }

  private func show(_ picker: UIDocumentPickerViewController) {
    picker.delegate = self
    picker.directoryURL = folder
    self.picker = picker
    present(picker, animated: true)
  }

  func attachPictures(asCopy: Bool = true) {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf], asCopy: asCopy)
    picker.allowsMultipleSelection = true
    picker.shouldShowFileExtensions = true
    show(picker)
  }

  func attachOneFile() { show(UIDocumentPickerViewController(forOpeningContentTypes: [.data])) }

  func chooseBackupFolder() { show(UIDocumentPickerViewController(forOpeningContentTypes: [.folder])) }

  func save(_ drafts: [URL], asCopy: Bool) {
    show(UIDocumentPickerViewController(forExporting: drafts, asCopy: asCopy))
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    picked.append(urls)
    picker = nil
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    cancellations += 1
    picker = nil
  }
}
