/// Accepts drops: a list, or the drop interaction of a view.
@MainActor
package protocol DropDestination: AnyObject {
  /// Whether the destination takes part in a drag. Its delegate is called once for each drag.
  func takes(_ session: DragSession) -> Bool
  /// Called when the finger is over the destination.
  func update(_ session: DragSession)
  /// Called when the finger left the destination.
  func leave(_ session: DragSession)
  /// The effect that a drop would have now.
  func operation(of session: DragSession) -> UIDropOperation
  /// Drops the session's items.
  /// - Parameter looks: the previews of the items, in order; nil, or missing, for an item without a picture.
  /// - Returns: whether the delegate took the items.
  func perform(_ session: DragSession, _ looks: [DragLooks?]) -> Bool
  /// Called when a drag that was over the destination ends.
  func end(_ session: DragSession)
}

/// A view that accepts drops without an interaction: a list.
@MainActor
package protocol DropDestinationView: UIView {
  /// The view's drop destination; nil without a delegate.
  var dropDestination: (any DropDestination)? { get }
}

extension UIDropOperation {
  /// Whether a drop with this effect takes the items.
  package var takesItems: Bool { self == .copy || self == .move }
}

extension DragSession {
  /// The innermost destination below the finger that takes part in the drag.
  /// - Parameters:
  ///   - list: the list where the drag began, which handles its own drops.
  ///   - endsThere: whether to leave out the views that contain that list.
  package func destination(in window: UIWindow, besides list: UIView? = nil, endsThere: Bool = false)
    -> (any DropDestination)?
  {
    var view = window.hitTest(finger, with: nil)
    while let shown = view, !(endsThere && shown === list) {
      for case let interaction as UIDropInteraction in shown.interactions.reversed()
      where interaction.dropping.takes(self) { return interaction.dropping }
      if shown !== list, let destination = (shown as? any DropDestinationView)?.dropDestination,
        destination.takes(self)
      {
        return destination
      }
      if let destination = PasteDropping.destination(of: shown, for: self) { return destination }
      view = shown.superview
    }
    return nil
  }
}
