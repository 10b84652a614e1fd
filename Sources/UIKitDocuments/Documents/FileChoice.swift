import Foundation
import Stage

/// Lets the user choose files for a controller: in the desktop's dialogue, or in lists of files on its view if there is none.
@MainActor
final class FileChoice {
  private unowned let controller: UIViewController
  private let request: () -> DocumentRequest
  /// Gets the chosen files, or nil where the user gave up.
  private let end: ([URL]?) -> Void
  private var hasBegun = false
  private var isOver = false
  private var browser: DocumentBrowser?
  /// Whether the controller has come wholly on screen. Only then it can go again.
  private var hasAppeared = false
  private var early: FilePanelAnswer?

  init(on controller: UIViewController, _ request: @escaping () -> DocumentRequest, end: @escaping ([URL]?) -> Void) {
    self.controller = controller
    self.request = request
    self.end = end
  }

  /// Whether there is a list from which another file can be chosen.
  var hasList: Bool { browser != nil }

  /// Asks the desktop, once; without its dialogue the list of files is shown.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    guard let stage = controller.view.window?.windowScene?.stage else { return showList() }
    stage.chooseFiles(request().panel) { [weak self] in self?.receive($0) }
  }

  func didAppear() {
    hasAppeared = true
    if let early { receive(early) }
    early = nil
  }

  /// No list is shown any more, whenever the desktop answers.
  func stop() { isOver = true }

  private func receive(_ answer: FilePanelAnswer) {
    switch answer {
    case .unavailable: showList()
    case _ where !hasAppeared: early = answer
    case .cancelled: end(nil)
    case .chosen(let urls): end(urls)
    }
  }

  private func showList() {
    guard !isOver, browser == nil else { return }
    let browser = DocumentBrowser(request()) { [weak self] in self?.end($0) }
    self.browser = browser
    controller.addChild(browser.navigation)
    browser.navigation.view.frame = controller.view.bounds
    browser.navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(browser.navigation.view)
    browser.navigation.didMove(toParent: controller)
  }
}
