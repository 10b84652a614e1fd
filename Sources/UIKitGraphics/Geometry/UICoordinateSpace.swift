/// Coordinates that points and rectangles can be converted to and from: a view's, a window's, a screen's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's own extent, in its own coordinates.
  var bounds: CGRect { get }
}
