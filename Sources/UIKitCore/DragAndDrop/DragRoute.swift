/// The course of one drag: the destinations under the finger, the key that cancels it, and the items that join it.
@MainActor
package final class DragRoute {
  private struct Reference {
    weak var route: DragRoute?
  }
  private static var references: [Reference] = []

  package let session: DragSession
  /// The destination under the finger; nil over none.
  package private(set) var current: (any DropDestination)?
  private var visited: [any DropDestination] = []
  private weak var window: UIWindow?
  private var keys: DragKeys?
  /// Called before items of another view join the drag.
  var willAdd: (([UIDragItem], UIDragInteraction) -> Void)?

  package init(_ session: DragSession) { self.session = session }

  /// If a drag's view or window is deallocated, its destination is still notified.
  isolated deinit { finish() }

  /// The drags under way in a window.
  static func underWay(in window: UIWindow?) -> [DragRoute] {
    window.map { window in references.compactMap(\.route).filter { $0.window === window } } ?? []
  }

  /// - Parameter cancel: called when the escape key is pressed.
  package func begin(in window: UIWindow?, cancel: @escaping () -> Void) {
    self.window = window
    Self.references = Self.references.filter { $0.route != nil } + [Reference(route: self)]
    keys = DragKeys(cancel)
    if window?.presence.keyCapture == nil { window?.presence.keyCapture = keys }
  }

  /// Called when the finger moved; `destination` is the one beneath it, if any.
  package func visit(_ destination: (any DropDestination)?) {
    let left = current
    current = destination
    if let left, left !== destination { left.leave(session) }
    guard let destination, current === destination else { return }
    if !visited.contains(where: { $0 === destination }) { visited.append(destination) }
    destination.update(session)
  }

  package func finish() {
    if let keys, window?.presence.keyCapture === keys { window?.presence.keyCapture = nil }
    Self.references.removeAll { $0.route == nil || $0.route === self }
    (window, keys, current) = (nil, nil, nil)
    let all = visited
    visited = []
    for destination in all { destination.end(session) }
  }
}

/// Cancels a drag by the escape key. Other keys have no effect during a drag [?].
private final class DragKeys: UIResponder {
  private let cancel: () -> Void

  init(_ cancel: @escaping () -> Void) {
    self.cancel = cancel
    super.init()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { cancel() }
  }
}
