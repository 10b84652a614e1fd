/// The traits that a view, a view controller or a scene sets for itself and everything below it.
public struct UITraitOverrides: UIMutableTraits {
  package var container = TraitContainer(values: TraitValues())

  package init() {}

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { container[trait] }
    set { container[trait] = newValue }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    container.contains(trait)
  }

  /// Removes an override, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) {
    container.remove(trait)
  }
}

extension UITraitOverrides {
  /// Whether nothing is overridden.
  package var isEmpty: Bool {
    container.values.custom.isEmpty && container.values.tint == nil
      && !SystemTraits.all.contains { $0.isSpecified(in: container.values) }
  }
}
