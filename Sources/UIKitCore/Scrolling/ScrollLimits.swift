import ListCore

/// The present scrolling limits of both axes.
package struct ScrollLimits: Equatable {
  package var horizontal: ScrollAxis
  package var vertical: ScrollAxis

  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }

  func shown(draggedTo wanted: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.shown(draggedTo: wanted.x), y: vertical.shown(draggedTo: wanted.y))
  }

  func drag(showing shown: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.drag(showing: shown.x), y: vertical.drag(showing: shown.y))
  }
}
