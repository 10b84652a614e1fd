/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The level of content: at the window's base, or elevated, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = -1
  /// Content at the window's base.
  case base = 0
  /// Content above other content, such as a sheet; its backgrounds are lighter in dark appearance.
  case elevated = 1
}

/// The size class along an axis: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = 0
  /// Little space, such as the width of a phone in portrait.
  case compact = 1
  /// Ample space, such as the width of a tablet.
  case regular = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = -1
  /// An iPhone; the idiom of every interface unless traits override it.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac, with an interface made for it.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The state of the window that shows an interface: active or inactive.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = -1
  /// The window does not have the user's attention.
  case inactive = 0
  /// The window receives the user's key presses.
  case active = 1
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is the left one, as for English.
  case leftToRight = 0
  /// The leading edge is the right one, as for Arabic and Hebrew.
  case rightToLeft = 1
}

/// A layout direction as a trait, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = -1
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = -1
  /// System colours have their standard contrast.
  case normal = 0
  /// System colours differ more from their backgrounds.
  case high = 1
}

/// The text weight that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = -1
  /// Fonts have the requested weights.
  case regular = 0
  /// Preferred fonts are heavier.
  case bold = 1
}

/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = -1
  /// The colours of sRGB.
  case SRGB = 0
  /// The wider range of Display P3.
  case P3 = 1
}

/// The ability of touches to report their force.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unknown = 0
  /// Touches do not report their force, as on this platform.
  case unavailable = 1
  /// Touches report their force.
  case available = 2
}

/// How a view's content behaves in a mirrored interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored for languages that are read from right to left.
  case unspecified = 0
  /// The view shows playback controls, which are never mirrored.
  case playback = 1
  /// The view shows directions in space, such as a game's pad, which are never mirrored.
  case spatial = 2
  /// The view is laid out from left to right in every language.
  case forceLeftToRight = 3
  /// The view is laid out from right to left in every language.
  case forceRightToLeft = 4
}
