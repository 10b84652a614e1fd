// The traits of UIKit by name, and collections of a single trait.

extension UITraitCollection {
  /// The kind of device an interface is made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    values.userInterfaceIdiom ?? UITraitUserInterfaceIdiom.defaultValue
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    values.userInterfaceStyle ?? UITraitUserInterfaceStyle.defaultValue
  }

  /// Base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    values.userInterfaceLevel ?? UITraitUserInterfaceLevel.defaultValue
  }

  /// Normal or high contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? UITraitAccessibilityContrast.defaultValue
  }

  /// Regular or bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? UITraitLegibilityWeight.defaultValue }

  /// The state of the window: active or inactive.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activeAppearance ?? UITraitActiveAppearance.defaultValue
  }

  /// The size class of the width: compact or regular.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? UITraitHorizontalSizeClass.defaultValue
  }

  /// The size class of the height: compact or regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? UITraitVerticalSizeClass.defaultValue
  }

  /// The reader's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? UITraitPreferredContentSizeCategory.defaultValue
  }

  /// The direction of layout: from left to right, or mirrored.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? UITraitLayoutDirection.defaultValue
  }

  /// Pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale ?? UITraitDisplayScale.defaultValue }

  /// The display's range of colours.
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? UITraitDisplayGamut.defaultValue }

  /// The ability of touches to report their force.
  public var forceTouchCapability: UIForceTouchCapability {
    values.forceTouchCapability ?? UITraitForceTouchCapability.defaultValue
  }

  /// The kind of list that contains the interface.
  public var listEnvironment: UIListEnvironment { values.listEnvironment ?? UITraitListEnvironment.defaultValue }

  /// The language by whose rules text is typeset.
  public var typesettingLanguage: Locale.Language? {
    values.typesettingLanguage ?? UITraitTypesettingLanguage.defaultValue
  }

  /// A collection that specifies the kind of device and nothing else.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.userInterfaceIdiom = idiom
    self.init(values: values)
  }

  /// A collection that specifies light or dark appearance and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values: values)
  }

  /// A collection that specifies the interface level and nothing else.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values: values)
  }

  /// A collection that specifies the contrast and nothing else.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    values.accessibilityContrast = accessibilityContrast
    self.init(values: values)
  }

  /// A collection that specifies the legibility weight and nothing else.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    values.legibilityWeight = legibilityWeight
    self.init(values: values)
  }

  /// A collection that specifies the window's activity and nothing else.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    var values = TraitValues()
    values.activeAppearance = userInterfaceActiveAppearance
    self.init(values: values)
  }

  /// A collection that specifies the horizontal size class and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values: values)
  }

  /// A collection that specifies the vertical size class and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.verticalSizeClass = verticalSizeClass
    self.init(values: values)
  }

  /// A collection that specifies the text size and nothing else.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values: values)
  }

  /// A collection that specifies the layout direction and nothing else.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    values.layoutDirection = layoutDirection
    self.init(values: values)
  }

  /// A collection that specifies the pixels per point and nothing else.
  public convenience init(displayScale scale: CGFloat) {
    var values = TraitValues()
    values.displayScale = scale
    self.init(values: values)
  }

  /// A collection that specifies the range of colours and nothing else.
  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    values.displayGamut = displayGamut
    self.init(values: values)
  }

  /// A collection that only specifies whether touches report their force.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    var values = TraitValues()
    values.forceTouchCapability = capability
    self.init(values: values)
  }

  /// A collection that specifies the style of the list and nothing else.
  public convenience init(listEnvironment: UIListEnvironment) {
    var values = TraitValues()
    values.listEnvironment = listEnvironment
    self.init(values: values)
  }

  /// A collection that specifies the language of text and nothing else.
  public convenience init(typesettingLanguage: Locale.Language?) {
    var values = TraitValues()
    values.typesettingLanguage = .some(typesettingLanguage)
    self.init(values: values)
  }
}
