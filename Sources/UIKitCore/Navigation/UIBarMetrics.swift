/// The height of a bar that an image or an offset is for.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of usual height.
  case `default` = 0
  /// A bar in a window that is not high.
  case compact = 1
  /// A bar of usual height with a prompt.
  case defaultPrompt = 101
  /// A bar with a prompt in a window that is not high.
  case compactPrompt = 102

  /// Whether the bar is in a window that is not high.
  var isCompact: Bool { self == .compact || self == .compactPrompt }
}
