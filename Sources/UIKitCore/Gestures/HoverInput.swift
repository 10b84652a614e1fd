import Stage

/// The behaviour of a view when the pointer is above it.
@MainActor
protocol PointerFollowing: AnyObject {
  /// The shape of the pointer while it is followed.
  var shape: StagePointer { get }
  /// The object to inform when the shape changes.
  var pointer: (any PointerShapeOwner)? { get set }
  /// Called with the pointer's position in the window. Returns false to leave the pointer to enclosing views.
  func wants(_ point: CGPoint, modifiers: UIKeyModifierFlags) -> Bool
  /// Follows the pointer at the last point passed to `wants`.
  func follow()
  /// The pointer has left.
  func leave()
}

/// An interaction or a recogniser that responds to the pointer.
@MainActor
protocol PointerUsing: AnyObject {
  var follower: (any PointerFollowing)? { get }
}

/// Shows the shape of the pointer.
@MainActor
protocol PointerShapeOwner: AnyObject {
  func pointerShapeDidChange()
}

/// Tells hover recognisers and pointer interactions where the pointer is.
@MainActor
final class HoverInput: PointerShapeOwner {
  private var hovered: [WeakRecognizer] = []
  private weak var follower: (any PointerFollowing)?
  /// Called with the shape of the pointer when it changes.
  private let showShape: (StagePointer) -> Void
  private var shape = StagePointer.system

  init(showShape: @escaping (StagePointer) -> Void) { self.showShape = showShape }

  /// Receives the pointer's position on the stage; nil if the pointer is outside.
  ///
  /// - Parameter windows: The windows on the stage, the front one first.
  func receive(_ place: CGPoint?, modifiers: UIKeyModifierFlags = [], windows: [UIWindow]) {
    let hit = place.flatMap { view(at: $0, windows: windows) }
    let now = hit.map(recognizers(around:)) ?? []
    endHovering { recognizer in now.contains { $0 === recognizer } }
    for recognizer in now {
      recognizer.hover(at: place.flatMap { recognizer.view?.window?.layer.convert($0, from: nil) } ?? .zero)
    }
    hovered = now.map { WeakRecognizer($0) }
    follow(hit, place: place, modifiers)
  }

  /// A button was pressed: hovering ends. An interaction for the pointer continues.
  func press() {
    endHovering { _ in false }
    hovered = []
  }

  private func endHovering(unless goesOn: (UIHoverGestureRecognizer) -> Bool) {
    for recognizer in hovered.compactMap({ $0.recognizer as? UIHoverGestureRecognizer }) where !goesOn(recognizer) {
      recognizer.leave()
    }
  }

  private func view(at place: CGPoint, windows: [UIWindow]) -> UIView? {
    windows.lazy.compactMap { $0.hitTest($0.layer.convert(place, from: nil), with: nil) }.first
  }

  private func recognizers(around view: UIView) -> [UIHoverGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap { view in
      view.viewState.gestures.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
    }
  }

  // MARK: Pointer interactions

  /// The innermost interaction that accepts the pointer gets it.
  private func follow(_ hit: UIView?, place: CGPoint?, _ modifiers: UIKeyModifierFlags) {
    var next: (any PointerFollowing)?
    let before = follower
    if let hit, let place, let point = hit.window?.layer.convert(place, from: nil) {
      next = followers(around: hit).first { $0.wants(point, modifiers: modifiers) }
    }
    if let before, before !== next { before.leave() }
    follower = next
    next?.pointer = self
    next?.follow()
    pointerShapeDidChange()
  }

  /// The followers of a view and its superviews, the innermost first; within a view, interactions come before
  /// recognisers.
  private func followers(around view: UIView) -> [any PointerFollowing] {
    sequence(first: view, next: \.superview).flatMap { view in
      view.viewState.interactions.all.compactMap { ($0 as? any PointerUsing)?.follower }
        + view.viewState.gestures.recognizers.compactMap { ($0 as? any PointerUsing)?.follower }
    }
  }

  func pointerShapeDidChange() {
    let wanted = follower?.shape ?? .system
    guard wanted != shape else { return }
    shape = wanted
    showShape(wanted)
  }
}
