/// Stores the drag under way in its window: the drag ends with the window, even if the finger is never lifted.
///
/// The items and previews of a drag retain objects of the app, often the view where it started. So that view must not
/// retain the drag itself.
@MainActor
package final class KeptDrag<Drag> {
  private final class Box {
    var drag: Drag
    weak var window: UIWindow?

    init(_ drag: Drag, in window: UIWindow) {
      self.drag = drag
      self.window = window
    }
  }

  private weak var box: Box?

  package init() {}

  /// The drag; nil if none is active.
  package var drag: Drag? {
    get { box?.drag }
    set { if let newValue { box?.drag = newValue } else { end() } }
  }

  package func begin(_ drag: Drag, in window: UIWindow) {
    end()
    let box = Box(drag, in: window)
    window.presence.drags.append(box)
    self.box = box
  }

  private func end() {
    guard let box else { return }
    box.window?.presence.drags.removeAll { $0 === box }
    self.box = nil
  }
}
