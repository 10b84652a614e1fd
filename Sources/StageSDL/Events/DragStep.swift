import Stage

/// A step of a drag of another program, before it is dropped.
enum DragStep: Hashable {
  /// It came over the window; nil for items that cannot be dropped.
  case entered(DragEvent.Kind?)
  /// The drag moved over the window. The position is in pixels of the desktop.
  case moved(x: Int32, y: Int32)
  /// It left the window.
  case left
}
