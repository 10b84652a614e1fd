/// The traits of one environment.
@MainActor
struct TraitState {
  /// The traits in force.
  private(set) var collection: UITraitCollection
  /// The traits inherited from the parent environment, before the overrides.
  var inherited: UITraitCollection
  /// Whether overrides were set since the traits were last computed.
  var needsUpdate = false
  /// The traits that a list sets for itself and everything in it; nil if the environment is no list.
  var list: ListTraits?
  var registrations: TraitRegistrations?
  private var overrideBox: Box?

  private final class Box {
    var overrides = UITraitOverrides()
    var textSizes = TextSizeLimits()

    var isEmpty: Bool { overrides.isEmpty && textSizes.isEmpty }
  }

  init() {
    collection = .current
    inherited = collection
  }

  var overrides: UITraitOverrides {
    get { overrideBox?.overrides ?? UITraitOverrides() }
    set { change { $0.overrides = newValue } }
  }

  /// The limits of the text size, which apply after the overrides.
  var textSizes: TextSizeLimits {
    get { overrideBox?.textSizes ?? TextSizeLimits() }
    set { change { $0.textSizes = newValue } }
  }

  private mutating func change(_ change: (Box) -> Void) {
    let box = overrideBox ?? Box()
    change(box)
    overrideBox = box.isEmpty ? nil : box
  }

  /// The registrations, made on first use.
  mutating func ensureRegistrations() -> TraitRegistrations {
    let registrations = registrations ?? TraitRegistrations()
    self.registrations = registrations
    return registrations
  }

  /// Computes the traits from the inherited collection. Returns the previous collection if the object has changed.
  mutating func adopt(_ inherited: UITraitCollection) -> UITraitCollection? {
    needsUpdate = false
    let previous = collection
    collection = (list?.collection(in: inherited) ?? inherited).overridden(by: overrideBox?.overrides)
      .limited(by: overrideBox?.textSizes)
    return previous === collection ? nil : previous
  }
}

extension UITraitCollection {
  /// This collection with overrides; the same object if there are none.
  func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
    guard let overrides, !overrides.isEmpty else { return self }
    var values = self.values
    values.merge(overrides.container.values)
    return UITraitCollection(values: values)
  }
}
