/// An element of a list that has a view while it is on screen: a row, a header, an item, a supplementary view.
protocol LiveElement {
  /// The element as the app knows it: a path, or a kind and a path.
  associatedtype Key: Equatable
  associatedtype View: UIView

  var key: Key { get }
  /// The element's view; nil for an element near the screen of which only the frame is known.
  var liveView: View? { get }
  /// Removes the view from an element that left the screen.
  /// - Returns: whether the list keeps the element as a known one.
  mutating func removeView() -> Bool
}
