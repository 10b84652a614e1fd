import UIKit

/// The phase of a pointer over a view.
///
/// Documentation: `SwiftUI/HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a location over the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A pointer over the view.
struct HoverGesture: PrimitiveGesture {
  typealias Value = HoverPhase
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  func _makeTracker() -> _GestureTracker<HoverPhase> { RecognizerTracker<HoverPhase>(UIHoverGestureRecognizer()) }

  func _update(_ tracker: _GestureTracker<HoverPhase>) {
    guard let tracker = tracker as? RecognizerTracker<HoverPhase> else { return }
    let (space, action) = (self.space, self.action)
    tracker.event = { recognizer in
      switch recognizer.state {
      case .began, .changed:
        guard let view = recognizer.view else { return nil }
        action(.active(space.convert(recognizer.location(in: view.window), fromWindowOf: view)))
      case .ended, .cancelled: action(.ended)
      default: break
      }
      return nil
    }
  }
}

/// Reports when the pointer enters and leaves, but not its moves.
private final class HoverEntry {
  private var isOver = false

  func take(_ phase: HoverPhase, _ action: (Bool) -> Void) {
    let isOver = phase != .ended
    guard isOver != self.isOver else { return }
    self.isOver = isOver
    action(isOver)
  }
}

/// Remembers from one evaluation to the next whether the pointer is over the view.
private struct HoverModifier: ViewModifier {
  let action: (Bool) -> Void
  @State private var entry = HoverEntry()

  func body(content: Content) -> some View {
    content.gesture(HoverGesture(space: .local) { entry.take($0, action) })
  }
}

extension View {
  /// Runs an action with true when the pointer enters the view, and with false when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(HoverModifier(action: action)) }

  /// Runs an action with each location of the pointer over the view, in a coordinate space, and when the pointer
  /// leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    gesture(HoverGesture(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action with each location of the pointer over the view, in a coordinate space, and when the pointer
  /// leaves.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    gesture(HoverGesture(space: coordinateSpace, action: action))
  }
}
