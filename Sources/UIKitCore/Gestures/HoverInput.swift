/// Tells hover recognisers where the pointer is while no button is pressed.
@MainActor
final class HoverInput {
  private var hovered: [WeakRecognizer] = []

  /// Takes the pointer's place on the stage; nil when it is not over the stage, or pressed.
  ///
  /// - Parameter windows: The windows on the stage, the front one first.
  func receive(_ place: CGPoint?, windows: [UIWindow]) {
    let now = place.map { recognizers(at: $0, windows: windows) } ?? []
    let before = hovered.compactMap { $0.recognizer as? UIHoverGestureRecognizer }
    for recognizer in before where !now.contains(where: { $0 === recognizer }) { recognizer.leave() }
    for recognizer in now {
      recognizer.hover(at: place.flatMap { recognizer.view?.window?.layer.convert($0, from: nil) } ?? .zero)
    }
    hovered = now.map { WeakRecognizer($0) }
  }

  private func recognizers(at place: CGPoint, windows: [UIWindow]) -> [UIHoverGestureRecognizer] {
    for window in windows {
      guard let hit = window.hitTest(window.layer.convert(place, from: nil), with: nil) else { continue }
      return sequence(first: hit, next: \.superview).flatMap { view in
        view.viewState.gestureRecognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
      }
    }
    return []
  }
}
