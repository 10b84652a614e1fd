/// The rectangle from whose edges content insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// That of the layout's configuration; in the configuration, the safe area.
  case automatic = 0
  /// The collection view's bounds, within its adjusted content inset.
  case none = 1
  /// The part of the collection view that bars and the edges of the device leave.
  case safeArea = 2
  /// The collection view's layout margins.
  case layoutMargins = 3
  /// The part of the width in which text is comfortable to read.
  case readableContent = 4
}
