import Foundation
import Stage

/// The course of a document picker: it asks, puts documents where they belong, and tells its delegate.
@MainActor
final class DocumentPicking {
  private unowned let controller: UIDocumentPickerViewController
  weak var delegate: (any UIDocumentPickerDelegate)?
  var request: DocumentRequest
  private var hasBegun = false
  private var isEnded = false
  private var browser: DocumentBrowser?
  /// Whether the picker has come wholly on screen. Only then it can go again.
  private var hasAppeared = false
  private var early: FilePanelAnswer?

  init(_ controller: UIDocumentPickerViewController, _ request: DocumentRequest) {
    self.controller = controller
    self.request = request
  }

  /// Asks the desktop, once; without its dialogue the list of files is shown.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    guard let stage = controller.view.window?.windowScene?.presenter.stage else { return showBrowser() }
    stage.chooseFiles(request.panel) { [weak self] in self?.receive($0) }
  }

  private func receive(_ answer: FilePanelAnswer) {
    switch answer {
    case .unavailable: showBrowser()
    case _ where !hasAppeared: early = answer
    case .cancelled: cancel()
    case .chosen(let urls): choose(urls)
    }
  }

  func didAppear() {
    hasAppeared = true
    if let early { receive(early) }
    early = nil
  }

  private func showBrowser() {
    guard !isEnded, browser == nil else { return }
    let browser = DocumentBrowser(request) { [weak self] urls in
      if let urls { self?.choose(urls) } else { self?.cancel() }
    }
    self.browser = browser
    controller.addChild(browser.navigation)
    browser.navigation.view.frame = controller.view.bounds
    browser.navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(browser.navigation.view)
    browser.navigation.didMove(toParent: controller)
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

  /// The picker was swiped away. An app that takes it away itself is told nothing.
  func wasDismissedByUser() {
    guard !isEnded else { return }
    isEnded = true
    tell(nil)
  }

  private func end(_ urls: [URL]?) {
    guard !isEnded else { return }
    isEnded = true
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

  /// A folder of its own for each picker, so that copies keep their names.
  private static func temporaryFolder() -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      DataLog.say("\(folder.path) cannot be made: \(error.localizedDescription)")
    }
    return folder
  }

  /// The new places of files. One that cannot be copied or moved stays, and a message names it.
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
