import Foundation

/// The work of a document picker after a choice: it copies or moves the documents, and calls its delegate.
@MainActor
final class DocumentPicking {
  private unowned let controller: UIDocumentPickerViewController
  weak var delegate: (any UIDocumentPickerDelegate)?
  var request: DocumentRequest
  private var isEnded = false
  private(set) lazy var choice = FileChoice(on: controller, { [unowned self] in request }) { [weak self] urls in
    if let urls { self?.choose(urls) } else { self?.cancel() }
  }

  init(_ controller: UIDocumentPickerViewController, _ request: DocumentRequest) {
    self.controller = controller
    self.request = request
  }

  // MARK: The end

  private func choose(_ urls: [URL]) {
    let results: [URL] =
      switch request.purpose {
      case .open: request.asCopy ? put(urls, into: Self.temporaryFolder(), asCopy: true) : urls
      case .export(let files): urls.first.map { put(files, into: $0, asCopy: request.asCopy) } ?? []
      }
    end(results.isEmpty ? nil : results)
  }

  func cancel() { end(nil) }

  /// Called when the user swiped the picker away, not when the app dismisses it.
  func wasDismissedByUser() {
    guard !isEnded else { return }
    isEnded = true
    choice.stop()
    tell(nil)
  }

  private func end(_ urls: [URL]?) {
    guard !isEnded else { return }
    isEnded = true
    choice.stop()
    guard let presenter = controller.presentingViewController else { return tell(urls) }
    presenter.dismiss(animated: true) { self.tell(urls) }
  }

  private func tell(_ urls: [URL]?) {
    if let urls {
      delegate?.documentPicker(controller, didPickDocumentsAt: urls)
    } else {
      delegate?.documentPickerWasCancelled(controller)
    }
  }

  // MARK: Files

  /// A separate folder for each picker, so that copies keep their names.
  private static func temporaryFolder() -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      DataLog.say("\(folder.path) cannot be made: \(error.localizedDescription)")
    }
    return folder
  }

  /// Copies or moves files, and returns their new URLs. A file for which this fails is left out of the result, and a
  /// message names it.
  private func put(_ files: [URL], into folder: URL, asCopy: Bool) -> [URL] {
    files.compactMap { file in
      do {
        return try DocumentFolder.put(file, into: folder, asCopy: asCopy)
      } catch {
        DataLog.say("\(file.path) cannot be put into \(folder.path): \(error.localizedDescription)")
        return nil
      }
    }
  }
}
