/// The colour of a status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light appearance, light in the dark one.
  case `default` = 0
  /// For dark backgrounds.
  case lightContent = 1
  /// For light backgrounds.
  case darkContent = 3
}

/// The animation with which a status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding out of and into the upper edge.
  case slide = 2
}
