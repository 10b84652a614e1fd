/// The animation of one dragged item, with the app's animations along.
@MainActor
package final class DropFlight: NSObject, UIDragAnimating {
  private let way: (DropFlight) -> Void
  package private(set) var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  package init(_ way: @escaping (DropFlight) -> Void = { _ in }) {
    self.way = way
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  package func start() { way(self) }

  package func finish(at position: UIViewAnimatingPosition = .end) {
    let blocks = completions
    completions = []
    for completion in blocks { completion(position) }
  }
}
