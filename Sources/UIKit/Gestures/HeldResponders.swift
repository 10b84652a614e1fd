/// Views with those above them and their controllers, held while UIKit is at work on them.
///
/// An app may let go of any of them in a callback or an action. On iOS they are there until the run loop's turn ends; here
/// their parts, which know them without keeping them alive, are done with them by then.
@MainActor
struct HeldResponders {
  private var responders: [UIResponder] = []
  private var depth = 0

  /// Holds a view and what is above it until as many are released as were held.
  mutating func hold(_ view: UIView?) {
    depth += 1
    var current = view
    while let view = current {
      responders.append(view)
      if let controller = view.owningViewController { responders.append(controller) }
      current = view.superviewReference
    }
  }

  /// Releases everything once nobody is at work on it any more. The room is kept for the next time.
  mutating func release(after count: Int) {
    depth -= count
    guard depth == 0 else { return }
    // What goes may let other things go, which come back here.
    var gone: [UIResponder] = []
    swap(&gone, &responders)
    gone.removeAll(keepingCapacity: true)
    if responders.isEmpty { swap(&gone, &responders) }
  }

  /// Calls `body` while a view and what is above it are held.
  static func holding<Result>(_ view: UIView?, _ body: () -> Result) -> Result {
    var held = HeldResponders()
    held.hold(view)
    return withExtendedLifetime(held.responders, body)
  }
}
