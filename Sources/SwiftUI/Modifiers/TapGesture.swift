import UIKit

/// A recogniser that runs a closure.
@MainActor
final class KeptRecognizer {
  let recognizer: UIGestureRecognizer
  var action: ((UIGestureRecognizer) -> Void)?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    recognizer.actions.handler = { [unowned self, unowned recognizer] in self.action?(recognizer) }
  }
}

extension View {
  /// Runs something when the view is tapped a number of times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      ContainedModifier { view, environment in
        view.takesTouches = true
        let kept =
          view.kept as? KeptRecognizer
          ?? {
            let kept = KeptRecognizer(UITapGestureRecognizer())
            view.addGestureRecognizer(kept.recognizer)
            view.kept = kept
            return kept
          }()
        (kept.recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = max(count, 1)
        kept.recognizer.isEnabled = environment.isEnabled
        kept.action = { recognizer in if recognizer.state == .ended { action() } }
      })
  }

  /// Runs something when a finger rests on the view, for some seconds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      ContainedModifier { view, environment in
        view.takesTouches = true
        let kept =
          view.kept as? KeptRecognizer
          ?? {
            let kept = KeptRecognizer(UILongPressGestureRecognizer())
            view.addGestureRecognizer(kept.recognizer)
            view.kept = kept
            return kept
          }()
        let recognizer = kept.recognizer as? UILongPressGestureRecognizer
        recognizer?.minimumPressDuration = minimumDuration
        recognizer?.allowableMovement = maximumDistance
        kept.recognizer.isEnabled = environment.isEnabled
        kept.action = { recognizer in
          switch recognizer.state {
          case .began:
            onPressingChanged?(true)
            action()
          case .ended, .cancelled, .failed: onPressingChanged?(false)
          default: break
          }
        }
      })
  }
}
