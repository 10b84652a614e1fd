/// A trait: a value that the environment hands down to views and view controllers.
///
/// An app makes its own by adopting this protocol, and reads it by subscripting a trait collection with the type.
public protocol UITraitDefinition {
  /// The type of the trait's values. Values of a type that is not `Equatable` are always treated as different.
  associatedtype Value

  /// The value where nothing sets the trait.
  static var defaultValue: Value { get }
  /// Whether colours may depend on the trait. Views then resolve their colours and draw again when it changes.
  static var affectsColorAppearance: Bool { get }
  /// A readable name, used when traits are printed.
  static var name: String { get }
  /// A name for archives, in reverse domain order.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: self) }
  public static var identifier: String { "" }
}

/// The type of a trait, as lists of traits name it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit defines and that `TraitValues` keeps in a field.
protocol SystemTrait: UITraitDefinition, Sendable where Value: Equatable {
  static var field: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
  static func copy(from source: TraitValues, to target: inout TraitValues) {
    guard let value = source[keyPath: field] else { return }
    target[keyPath: field] = value
  }

  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: field] != nil
  }

  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    (left[keyPath: field] ?? defaultValue) == (right[keyPath: field] ?? defaultValue)
  }

  static func clear(in values: inout TraitValues) {
    values[keyPath: field] = nil
  }

  /// The value of the trait, cast to another type; nil if that is not possible.
  static func read<Result>(_ values: TraitValues, as _: Result.Type) -> Result? {
    (values[keyPath: field] ?? defaultValue) as? Result
  }

  static func write(_ value: Any, to values: inout TraitValues) {
    guard let value = value as? Value else { return }
    values[keyPath: field] = value
  }
}

/// The traits that UIKit defines, in the order in which they are printed.
enum SystemTraits {
  static let all: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
    UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitForceTouchCapability.self,
    UITraitListEnvironment.self,
    UITraitTypesettingLanguage.self,
  ]
}
