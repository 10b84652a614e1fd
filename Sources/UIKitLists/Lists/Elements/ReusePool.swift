import ListCore

/// The reusable views of one kind in a list: registered classes, views that left the screen and wait, and the view
/// whose element is configured again.
@MainActor
final class ReusePool<View: ReusableView> {
  var classes = RegisteredClasses<View>()
  private var waiting = ReuseQueue<View>()
  /// Whether views wait out of sight in the list, which costs less than to take them out of it and put them back.
  private let hidesWaitingViews: Bool
  /// The views that this pool has hidden, because they wait or were not used.
  private var hidden: Set<ObjectIdentifier> = []
  /// The views that the app has dequeued and not returned yet.
  private var handedOut: [View] = []
  private var reconfigured: (path: RowPath, view: View)?
  /// How many views of registered classes were made, for tests and dumps.
  private(set) var madeViews = 0

  init(hidesWaitingViews: Bool = true) { self.hidesWaitingViews = hidesWaitingViews }

  /// The view that was kept last for an identifier, prepared for its next element; else a new one of the registered
  /// class.
  /// - Parameter reset: resets UIKit's own state, before `prepareForReuse()`.
  /// - Returns: nil if no view waits and nothing is registered.
  func dequeue(_ identifier: String, reset: (View) -> Void = { _ in }, make: (View.Type) -> View) -> View? {
    if let view = waitingView(identifier, reset: reset) { return view }
    if let maker = classes.maker(identifier) {
      madeViews += 1
      return maker()
    }
    guard let viewClass = classes[identifier] else { return nil }
    madeViews += 1
    return make(viewClass)
  }

  /// The view that was kept last for an identifier, prepared for its next element; nil where none waits.
  func waitingView(_ identifier: String, reset: (View) -> Void) -> View? {
    guard let view = waiting.dequeue(identifier) else { return nil }
    // Shown again before the app gets the view, so that the app can hide it for its own reasons.
    reveal(view)
    if hidesWaitingViews { handedOut.append(view) }
    reset(view)
    view.prepareForReuse()
    return view
  }

  /// Keeps a view that left the screen. A view without an identifier, or for which the pool has no space, is removed
  /// from the list.
  func keep(_ view: View) {
    takeBack(view)
    let isKept = view.reuseIdentifier.map { waiting.enqueue(view, identifier: $0) } ?? false
    guard isKept, hidesWaitingViews else { return view.removeFromSuperview() }
    view.isHidden = true
    hidden.insert(ObjectIdentifier(view))
  }

  /// A view has been placed in the list. It is shown again in case the app had kept it while it waited in the pool.
  /// O(1).
  func didShow(_ view: View) {
    reveal(view)
    takeBack(view)
  }

  private func takeBack(_ view: View) {
    if let place = handedOut.lastIndex(where: { $0 === view }) { handedOut.remove(at: place) }
  }

  /// Hides the views that the app dequeued and did not return, such as a cell used for measuring. Allocates nothing if
  /// there are none.
  func hideUnused() {
    guard !handedOut.isEmpty else { return }
    for view in handedOut {
      view.isHidden = true
      hidden.insert(ObjectIdentifier(view))
    }
    handedOut.removeAll(keepingCapacity: true)
  }

  private func reveal(_ view: View) {
    if hidden.remove(ObjectIdentifier(view)) != nil { view.isHidden = false }
  }

  /// Releases the views in the pool.
  func removeWaiting() {
    for view in waiting.takeAll() {
      reveal(view)
      view.removeFromSuperview()
    }
  }

  /// `Post:3 Ad:1`: how many views wait, by identifier.
  func dump() -> String { waiting.dump() }

  // MARK: An element configured anew

  /// Runs `body`, during which ``reconfigured(_:at:)`` returns `view` for the element at `path`.
  func reconfigure<Answer>(_ view: View, at path: RowPath, _ body: () -> Answer) -> Answer {
    let outer = reconfigured
    reconfigured = (path, view)
    defer { reconfigured = outer }
    return body()
  }

  /// The view that is being configured again, if the app dequeues a view for its identifier and path; nil otherwise.
  /// O(1).
  /// - Parameter path: computes the path that the app dequeues for; not called unless a view is being configured again.
  func reconfigured(_ identifier: String, at path: @autoclosure () -> RowPath?) -> View? {
    guard let reconfigured, reconfigured.view.reuseIdentifier == identifier, path() == reconfigured.path else {
      return nil
    }
    return reconfigured.view
  }
}
