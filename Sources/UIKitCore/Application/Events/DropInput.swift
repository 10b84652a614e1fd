import Stage

/// Gives what was dragged in another program to the view below.
///
/// The window system tells of the drop alone, so a destination hears of a drag that enters, moves once and is dropped, in
/// one turn. The items have no pictures.
@MainActor
final class DropInput {
  private unowned let presenter: WindowPresenter

  init(_ presenter: WindowPresenter) {
    self.presenter = presenter
  }

  func handle(_ event: DropEvent) {
    let items = event.items.compactMap(NSItemProvider.init).map { UIDragItem(itemProvider: $0) }
    guard !items.isEmpty, let window = presenter.window(at: event.location) else { return }
    let session = DragSession(ofOtherProgram: items)
    session.finger = window.convertFromScene(event.location)
    let route = DragRoute(session)
    route.visit(session.destination(in: window))
    if let destination = route.current, destination.operation(of: session).takesItems {
      _ = destination.perform(session, [])
    }
    route.finish()
  }
}

extension NSItemProvider {
  fileprivate convenience init?(_ item: DropEvent.Item) {
    switch item {
    case .file(let path): self.init(contentsOf: URL(fileURLWithPath: path))
    case .text(let text): self.init(object: NSString(string: text))
    }
  }
}
