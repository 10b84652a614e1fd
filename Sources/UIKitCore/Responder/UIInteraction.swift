/// A behaviour that is added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view the interaction was added to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from one.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from one.
  func didMove(to view: UIView?)
}

/// Adds interactions to a view and removes them, with the corresponding calls.
@MainActor
struct ViewInteractions {
  struct State {
    fileprivate(set) var all: [any UIInteraction] = []
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  func add(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: view)
    view.viewState.interactions.all.append(interaction)
    interaction.didMove(to: view)
  }

  func remove(_ interaction: any UIInteraction) {
    guard view.viewState.interactions.all.contains(where: { $0 === interaction }) else { return }
    Turn.keep(interaction)
    interaction.willMove(to: nil)
    view.viewState.interactions.all.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replace(with interactions: [any UIInteraction]) {
    for interaction in view.viewState.interactions.all { view.removeInteraction(interaction) }
    for interaction in interactions { view.addInteraction(interaction) }
  }
}
