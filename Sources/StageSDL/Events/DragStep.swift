import Stage

/// A step of a drag of another program, before it is dropped.
enum DragStep: Hashable {
  /// The drag entered the window; nil for items that cannot be dropped.
  case entered(DragEvent.Kind?)
  /// The drag moved over the window. The position is in pixels of the desktop.
  case moved(x: Int32, y: Int32)
  /// The drag left the window.
  case left
}
