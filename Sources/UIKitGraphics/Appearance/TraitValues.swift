/// The traits a collection specifies. A trait that is `nil` here is unspecified.
///
/// The system's traits are fields, so that reading one in a layout pass costs no look-up; traits that an app defines
/// live in a dictionary that is empty for most collections.
package struct TraitValues {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var accessibilityContrast: UIAccessibilityContrast?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var forceTouchCapability: UIForceTouchCapability?
  package var listEnvironment: UIListEnvironment?
  var typesettingLanguage: Locale.Language??
  package var tint: UIColor?
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Takes over every trait that `other` specifies. Written out field by field, because key paths would take as long as
  /// a layout pass.
  package mutating func merge(_ other: TraitValues) {
    if let value = other.userInterfaceIdiom { userInterfaceIdiom = value }
    if let value = other.userInterfaceStyle { userInterfaceStyle = value }
    if let value = other.userInterfaceLevel { userInterfaceLevel = value }
    if let value = other.accessibilityContrast { accessibilityContrast = value }
    if let value = other.legibilityWeight { legibilityWeight = value }
    if let value = other.activeAppearance { activeAppearance = value }
    if let value = other.horizontalSizeClass { horizontalSizeClass = value }
    if let value = other.verticalSizeClass { verticalSizeClass = value }
    if let value = other.preferredContentSizeCategory { preferredContentSizeCategory = value }
    if let value = other.layoutDirection { layoutDirection = value }
    if let value = other.displayScale { displayScale = value }
    if let value = other.displayGamut { displayGamut = value }
    if let value = other.forceTouchCapability { forceTouchCapability = value }
    if let value = other.listEnvironment { listEnvironment = value }
    if let value = other.typesettingLanguage { typesettingLanguage = value }
    if let tint = other.tint { self.tint = tint }
    if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
  }

  /// Whether every trait that `other` specifies has the same value here.
  func contains(_ other: TraitValues) -> Bool {
    SystemTraits.all.allSatisfy { !$0.isSpecified(in: other) || $0.isEqual(self, other) }
      && other.custom.allSatisfy { custom[$0.key]?.isEqual(to: $0.value) ?? false }
  }

  /// Whether all of the system's traits are equal. Often only the tint or a trait of the app differs: then the traits
  /// need not be compared one by one.
  private func hasSameFields(as other: TraitValues) -> Bool {
    guard
      userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
        && userInterfaceLevel == other.userInterfaceLevel && accessibilityContrast == other.accessibilityContrast
        && legibilityWeight == other.legibilityWeight && activeAppearance == other.activeAppearance
        && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
        && preferredContentSizeCategory == other.preferredContentSizeCategory
        && layoutDirection == other.layoutDirection && displayScale == other.displayScale
        && displayGamut == other.displayGamut && listEnvironment == other.listEnvironment
        && forceTouchCapability == other.forceTouchCapability
    else { return false }
    // Languages are compared last, because comparing them costs more than all other fields together.
    return (typesettingLanguage == nil && other.typesettingLanguage == nil)
      || typesettingLanguage == other.typesettingLanguage
  }

  /// The traits whose values differ from those in `other`.
  func differences(from other: TraitValues) -> [UITrait] {
    var changed: [UITrait] = hasSameFields(as: other) ? [] : SystemTraits.all.filter { !$0.isEqual(self, other) }
    guard !(custom.isEmpty && other.custom.isEmpty) else { return changed }
    for (key, value) in custom where !(other.custom[key]?.isEqual(to: value) ?? value.isDefault) {
      changed.append(value.trait)
    }
    for (key, value) in other.custom where custom[key] == nil && !value.isDefault {
      changed.append(value.trait)
    }
    return changed
  }
}

/// The value of a trait that an app defines.
struct CustomTraitValue {
  let trait: UITrait
  let value: Any

  init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
    self.trait = trait
    self.value = value
  }

  /// Values that cannot be compared are treated as different, so that no change goes unnoticed.
  func isEqual(to other: CustomTraitValue) -> Bool {
    areEqual(value, other.value)
  }

  /// Whether the value equals the trait's default.
  var isDefault: Bool {
    areEqual(value, trait.anyDefaultValue)
  }
}

extension UITraitDefinition {
  fileprivate static var anyDefaultValue: Any { defaultValue }
}

private func areEqual(_ left: Any, _ right: Any) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.isEqual(toAny: right)
}

extension Equatable {
  fileprivate func isEqual(toAny other: Any) -> Bool {
    (other as? Self) == self
  }
}
