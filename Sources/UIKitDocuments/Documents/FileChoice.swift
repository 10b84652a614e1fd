import Foundation
import Stage

/// Lets the user choose files for a controller: in the desktop's dialogue, or, if there is none, in lists of files on
/// the controller's view.
@MainActor
final class FileChoice {
  private unowned let controller: UIViewController
  private let request: () -> DocumentRequest
  /// Called with the chosen files, or with nil if the user cancelled.
  private let end: ([URL]?) -> Void
  private var hasBegun = false
  private var isOver = false
  private var browser: DocumentBrowser?
  /// Whether the controller has fully appeared. An earlier answer of the desktop waits in `early`, because the
  /// controller cannot be dismissed before.
  private var hasAppeared = false
  private var early: FilePanelAnswer?

  init(on controller: UIViewController, _ request: @escaping () -> DocumentRequest, end: @escaping ([URL]?) -> Void) {
    self.controller = controller
    self.request = request
    self.end = end
  }

  /// Whether there is a list from which another file can be chosen.
  var hasList: Bool { browser != nil }

  /// Opens the desktop's dialogue; if there is none, shows the list of files. Further calls have no effect.
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

  /// From now on no list is shown, even if the desktop answers later that it has no dialogue.
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
