/// Takes drops of data that can be pasted into a view.
@MainActor
final class PasteDropping: DropDestination {
  /// One destination per view, since a drag compares destinations by identity.
  private static let destinations = NSMapTable<UIView, PasteDropping>.weakToStrongObjects()

  private weak var view: UIView?

  private init(_ view: UIView) { self.view = view }

  /// The destination for a view with a paste configuration; nil if that does not accept the dragged items.
  static func destination(of view: UIView, for session: DragSession) -> PasteDropping? {
    guard ResponderPasting.configuration(of: view) != nil else { return nil }
    let destination = destinations.object(forKey: view) ?? PasteDropping(view)
    destinations.setObject(destination, forKey: view)
    return destination.takes(session) ? destination : nil
  }

  private func providers(_ session: DragSession) -> [NSItemProvider] { session.items.map(\.itemProvider) }

  func takes(_ session: DragSession) -> Bool { view?.canPaste(providers(session)) ?? false }
  func update(_ session: DragSession) {}
  func leave(_ session: DragSession) {}

  func operation(of session: DragSession) -> UIDropOperation {
    view?.window != nil && takes(session) ? .copy : .cancel
  }

  func perform(_ session: DragSession, _ looks: [DragLooks?]) -> Bool {
    guard let view, operation(of: session).takesItems else { return false }
    session.performDrop { view.paste(itemProviders: providers(session)) }
    return true
  }

  func end(_ session: DragSession) {}
}
