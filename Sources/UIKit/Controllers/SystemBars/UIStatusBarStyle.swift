/// The colour of a status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light appearance, light in the dark one.
  case `default` = 0
  /// For dark backgrounds.
  case lightContent = 1
  /// For light backgrounds.
  case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
