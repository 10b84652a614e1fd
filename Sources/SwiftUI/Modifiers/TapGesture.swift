import UIKit

extension View {
  /// Runs an action after a number of taps on the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action after a long press. The last closure is called with true when the press starts, and with false when
  /// it ends or fails.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        inner: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }

  /// Runs an action after a long press. The first closure is called with true when the press starts, and with false
  /// when it ends or fails.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A press that reports its start, its success and its end.
struct PressingGesture: WrappingGesture {
  typealias Value = Bool
  let inner: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  func translate(_ event: GestureEvent<Bool>) -> GestureEvent<Bool> {
    switch event {
    case .changed: pressing?(true)
    case .ended:
      action()
      pressing?(false)
    case .failed: pressing?(false)
    }
    return event
  }
}
