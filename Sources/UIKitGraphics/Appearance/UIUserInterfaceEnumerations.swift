/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether content lies at the window's base or above it, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether the window that shows an interface is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// A layout direction as a trait, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether the reader asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether the reader asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// How a view's content behaves in a mirrored interface.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
