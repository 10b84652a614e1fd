import UIKit

extension View {
  /// Runs something when the view is tapped a number of times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs something when a finger rests on the view, for some seconds. The last closure is told when a finger comes
  /// down, and when the press has succeeded or failed.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        inner: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }

  /// Runs something when a finger rests on the view, for some seconds. The first closure is told when a finger comes
  /// down, and when the press has succeeded or failed.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A press that tells its beginning, its success and its end.
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
