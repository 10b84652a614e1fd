/// The keys of find interactions, for a view of the responder chain.
@MainActor
enum FindKeys {
  static func perform(_ key: UIKey, for responder: UIResponder) -> Bool {
    if let bar = responder as? FindBar { return bar.handle(key) }
    guard let view = responder as? UIView else { return false }
    let interaction = view.viewState.interactions.all.lazy.compactMap { $0 as? UIFindInteraction }.first
    return interaction?.panel.handle(key) ?? false
  }
}
