/// The way a presented controller covers its presenter. Styles that are missing are not supported yet.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a page sheet.
  case automatic = -2
  /// No style; as a delegate's result it means that the popover stays one.
  case none = -1
  /// Covers the whole window; the presenter's view leaves the hierarchy.
  case fullScreen = 0
  /// Leaves a strip of the presenter visible at the top.
  case pageSheet = 1
  /// On a narrow window the same as a page sheet, on a wide one smaller and centred.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context; its view leaves the hierarchy.
  case currentContext = 3
  /// The app's presentation controller decides.
  case custom = 4
  /// Covers the whole window; the presenter's view stays beneath.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context; its view stays beneath.
  case overCurrentContext = 6
  /// Beside its source view or bar item; in a narrow window a page sheet.
  case popover = 7
}

/// The animation of a presentation. Missing styles are not supported yet.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical = 0
  /// Rotates the presenter about its vertical axis, with the presented controller on its back. Presentations that leave
  /// the presenter in place slide up instead [?].
  case flipHorizontal = 1
  /// Fades in.
  case crossDissolve = 2
}
