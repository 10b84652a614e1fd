/// A move of the focus from one view to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus; nil for none, or one that is not on screen.
  open internal(set) weak var previouslyFocusedView: UIView?
  /// The view that gets it; nil for none, or one that is not on screen.
  open internal(set) weak var nextFocusedView: UIView?

  package init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}

/// Animations that run along with a change of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// How long a change of the focus takes, in seconds [?].
  static let duration = 0.2

  private var entries: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []

  package override init() { super.init() }

  /// Runs changes along with the focus, and calls back when they are over.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    entries.append((animations, completion))
  }

  package func run() {
    for entry in entries {
      UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
        entry.animations?()
      } completion: { _ in
        entry.completion?()
      }
    }
    entries = []
  }
}
