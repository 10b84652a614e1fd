/// The traits of an environment: light or dark, text size, size classes, direction, and custom traits of the app.
///
/// A collection never changes. Views pass the same object to their subviews unless a trait is overridden, so that most
/// comparisons of two collections need only compare identities.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// Changes to traits, as closures receive them.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection in which every trait is unspecified.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// An archive of traits does not exist here, so a collection from a coder specifies none.
  public convenience required init?(coder: NSCoder) {
    self.init(values: TraitValues())
  }

  /// Merges collections. Where several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// A collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().modified(by: mutations))
  }

  /// A collection with a single trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var container = TraitContainer(values: TraitValues())
    container[trait] = value
    self.init(values: container.values)
  }

  /// The value of a trait; where the collection does not specify it, the trait's default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    TraitContainer(values: values)[trait]
  }

  /// A copy of this collection in which `mutations` changes some traits.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.modified(by: mutations))
  }

  /// This collection with one trait changed.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var container = TraitContainer(values: values)
    container[trait] = value
    return UITraitCollection(values: container.values)
  }

  /// Whether this collection has every trait that `trait` specifies, with the same value.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return self === trait || values.contains(trait.values)
  }

  /// The traits whose values differ from those in another collection.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    guard traitCollection !== self else { return [] }
    return values.differences(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether a colour that depends on traits may look different under the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard traitCollection !== self else { return false }
    return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
      || values.tint != traitCollection?.values.tint
  }

  /// The configuration by which an image asset finds the variant for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

  /// The traits of UIKit on which colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// The traits of UIKit on which the choice of a picture depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self,
    ]
  }

  /// The traits by which colours and images are resolved if no environment is named.
  ///
  /// UIKit sets it around `layoutSubviews`, `draw(_:)`, `traitCollectionDidChange(_:)` and similar calls. Each thread
  /// has its own.
  public class var current: UITraitCollection {
    get { CurrentTraits.get() }
    set { CurrentTraits.set(newValue) }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = CurrentTraits.exchange(self)
    actions()
    CurrentTraits.set(previous)
  }

  /// Returns the receiver: a trait collection never changes, so a copy would not differ.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Whether the other object specifies equal values for all traits that either specifies. Costs a comparison of every
  /// trait, unless both are one object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || (values.contains(other.values) && other.values.contains(values))
  }

  /// A hash of the style, the text size and the display scale, which equal collections share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.preferredContentSizeCategory)
    hasher.combine(values.displayScale)
    return hasher.finalize()
  }

  /// The traits that the collection specifies, with their values; traits of the app come last.
  public override var description: String {
    let traits = SystemTraits.all.filter { $0.isSpecified(in: values) }
      .map { "\($0.name) = \($0.read(values, as: Any.self) ?? "")" }
    let custom = values.custom.values.map { "\($0.trait.name) = \($0.value)" }.sorted()
    return "<UITraitCollection: \((traits + custom).joined(separator: ", "))>"
  }
}

extension TraitValues {
  fileprivate func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = TraitContainer(values: self)
    mutations(&traits)
    return (traits as? TraitContainer)?.values ?? self
  }
}
