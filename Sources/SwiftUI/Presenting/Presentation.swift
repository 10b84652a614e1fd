import UIKit

/// Presents a controller over a screen while an item exists, and waits for its turn while another one is presented.
@MainActor
final class Presentation {
  private var id: AnyHashable?
  private weak var controller: UIViewController?
  private var isWaiting = false
  /// The presentation that starts when the current controller has been dismissed.
  private var next: (() -> Void)?

  /// Shows the controller for an id; nil to show none. The controller stays if the id is unchanged.
  func show(
    _ id: AnyHashable?, over host: UIViewController?, noun: String, make: @escaping () -> UIViewController
  ) {
    guard id != self.id else { return }
    let isReplaced = controller != nil
    if isReplaced || isWaiting { leave() }
    self.id = id
    guard id != nil, let host else { return }
    let present = { [weak self, weak host] in
      guard let self, let host, self.id == id, self.controller == nil else { return }
      self.isWaiting = false
      let controller = make()
      self.controller = controller
      host.present(controller, animated: true)
    }
    if isReplaced {
      next = present
    } else {
      isWaiting = true
      PresentationQueue.add(host, noun, present)
    }
  }

  /// Dismisses the controller without notifying the app.
  func leave() {
    isWaiting = false
    id = nil
    controller?.presentingViewController?.dismiss(animated: true)
  }

  /// Called when the controller was dismissed, by the user or by the app. Returns whether its item still exists, so
  /// that the app's binding must be reset.
  func didLeave(_ leaving: UIViewController, _ graph: ViewGraph) -> Bool {
    guard controller === leaving || controller == nil else { return false }
    controller = nil
    let wasShown = next == nil && id != nil
    if wasShown { id = nil }
    let next = self.next
    self.next = nil
    // A controller still counts as presented during the callback of its dismissal, so the next one is presented later.
    graph.runSoon {
      next?()
      PresentationQueue.showNext()
    }
    return wasShown
  }
}

/// Presentations that wait until a screen presents nothing else.
@MainActor
enum PresentationQueue {
  private struct Entry {
    weak var host: UIViewController?
    let present: () -> Void
  }

  private static var waiting: [Entry] = []

  static func add(_ host: UIViewController, _ noun: String, _ present: @escaping () -> Void) {
    if isFree(host) { return present() }
    ViewReport.once(
      "Currently, only presenting a single \(noun) is supported. The next \(noun) will be presented when the currently presented \(noun) gets dismissed."
    )
    waiting.append(Entry(host: host, present: present))
  }

  static func showNext() {
    let entries = waiting
    waiting = []
    for entry in entries {
      guard let host = entry.host else { continue }
      if isFree(host) { entry.present() } else { waiting.append(entry) }
    }
  }

  private static func isFree(_ host: UIViewController) -> Bool {
    var root = host
    while let parent = root.parent { root = parent }
    return root.presentedViewController == nil && host.presentedViewController == nil
  }
}

/// Views that are only created when they are shown.
struct LazyScreen<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}
