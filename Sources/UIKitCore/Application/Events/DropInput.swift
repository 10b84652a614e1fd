import Stage

/// Passes drags from other programs to the view below.
///
/// If the window system only reports the drop, a destination receives an entering drag, one movement and the drop, in
/// one turn. If it reports the movement, the items have a type and no data until the drop [?]. The items have no
/// previews.
@MainActor
final class DropInput {
  private unowned let presenter: WindowPresenter
  /// The drag that is over the scene.
  private var route: DragRoute?

  init(_ presenter: WindowPresenter) {
    self.presenter = presenter
  }

  func handle(_ event: DragEvent) {
    guard let location = event.location else { return leave() }
    let route = self.route ?? DragRoute(DragSession(ofOtherProgram: [UIDragItem(itemProvider: .dragged(event.kind))]))
    self.route = route
    move(route, to: location)
  }

  private func move(_ route: DragRoute, to location: CGPoint) {
    let window = presenter.window(at: location)
    if let window { route.session.finger = window.convertFromScene(location) }
    route.visit(window.flatMap { route.session.destination(in: $0) })
  }

  private func leave() {
    guard let route else { return }
    self.route = nil
    route.visit(nil)
    route.finish()
  }

  func handle(_ event: DropEvent) {
    let items = event.items.compactMap(NSItemProvider.init).map { UIDragItem(itemProvider: $0) }
    guard !items.isEmpty, presenter.window(at: event.location) != nil else { return leave() }
    // The destination may have rejected the announced type: begin anew, as it may accept the actual type.
    if route?.current == nil { leave() }
    let route = self.route ?? DragRoute(DragSession(ofOtherProgram: items))
    self.route = nil
    route.session.begin(with: items)
    move(route, to: event.location)
    if let destination = route.current, destination.operation(of: route.session).takesItems {
      _ = destination.perform(route.session, [])
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

  /// A provider for items of which only the type is known, so that loading their data fails.
  fileprivate static func dragged(_ kind: DragEvent.Kind) -> NSItemProvider {
    let provider = NSItemProvider()
    let type = kind == .text ? "public.utf8-plain-text" : "public.file-url"
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(nil, CocoaError(.featureUnsupported))
      return nil
    }
    return provider
  }
}
