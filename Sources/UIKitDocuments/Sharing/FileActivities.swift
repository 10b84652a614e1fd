import Foundation
import ListCore

/// Saves files and pictures in a folder that the user chooses.
final class SaveActivity: UIActivity, UIDocumentPickerDelegate {
  private var items: [Any] = []

  override var activityTitle: String? { SystemWord.saveToFiles.text }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is UIImage || ($0 as? URL)?.isFileURL == true }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override var activityViewController: UIViewController? {
    let picker = UIDocumentPickerViewController(forExporting: items.compactMap(Self.file), asCopy: true)
    picker.delegate = self
    return picker
  }

  /// A picture is written to a temporary file first.
  private static func file(_ item: Any) -> URL? {
    if let url = item as? URL { return url.isFileURL ? url : nil }
    guard let image = item as? UIImage, let data = image.pngData() else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = folder.appendingPathComponent("Image.png")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      return file
    } catch {
      DataLog.say("\(file.path) cannot be written: \(error.localizedDescription)")
      return nil
    }
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    activityDidFinish(true)
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { activityDidFinish(false) }
}

/// Opens files and web pages with the desktop's programs for them.
final class OpenActivity: UIActivity {
  private let open: (URL) -> Void
  private var urls: [URL] = []

  /// - Parameter open: opens an address with the desktop's program for it.
  init(open: @escaping (URL) -> Void) {
    self.open = open
    super.init()
  }

  override var activityTitle: String? { SystemWord.open.text }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is URL } }

  override func prepare(withActivityItems activityItems: [Any]) { urls = activityItems.compactMap { $0 as? URL } }

  override func perform() {
    for url in urls { open(url) }
    activityDidFinish(!urls.isEmpty)
  }
}
