/// The rectangle from whose edges content insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; in the configuration itself, the safe area.
  case automatic = 0
  /// The collection view's bounds, within its adjusted content inset.
  case none = 1
  /// The safe area: the part of the collection view that is not covered by bars or the edges of the device.
  case safeArea = 2
  /// The collection view's layout margins.
  case layoutMargins = 3
  /// The part of the width in which text is comfortable to read.
  case readableContent = 4
}
