// Each system trait has its own type, so that apps can name it in lists of traits.

/// The kind of device an interface is made for.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// Base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True: colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// Normal or high contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True: colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// Regular or bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// The state of the window: active or inactive.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The size class of the width: compact or regular.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The size class of the height: compact or regular.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The reader's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// The direction of layout: from left to right, or mirrored.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// Pixels per point; 0 if unspecified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  /// Zero: no scale is specified.
  public static var defaultValue: CGFloat { 0 }
  static var field: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The display's range of colours.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True: colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// The ability of touches to report their force.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait, Sendable {
  /// `.unknown`: the environment decides.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// The kind of list that contains the interface.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait, Sendable {
  /// `.unspecified`: the environment decides.
  public static var defaultValue: UIListEnvironment { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIListEnvironment?> { \.listEnvironment }
}

/// The language by whose rules text is typeset.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait, Sendable {
  /// Nil: no language is specified.
  public static var defaultValue: Locale.Language? { nil }
  static var field: WritableKeyPath<TraitValues, Locale.Language??> { \.typesettingLanguage }
}
