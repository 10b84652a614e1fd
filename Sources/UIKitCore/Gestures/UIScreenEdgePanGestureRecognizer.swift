/// Finds a finger that drags inwards from an edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance from the edge at which the finger may touch down, in points [C].
  private static let edgeWidth: CGFloat = 24

  /// The edges at which a drag is recognised.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !touches.allSatisfy(beginsAtEdge) { state = .failed }
  }

  private func beginsAtEdge(_ touch: UITouch) -> Bool {
    guard let view else { return false }
    let place = touch.location(in: view)
    let bounds = view.bounds
    let distances: [(UIRectEdge, CGFloat)] = [
      (.left, place.x - bounds.minX), (.right, bounds.maxX - place.x), (.top, place.y - bounds.minY),
      (.bottom, bounds.maxY - place.y),
    ]
    return distances.contains { edges.contains($0.0) && $0.1 <= Self.edgeWidth }
  }
}
