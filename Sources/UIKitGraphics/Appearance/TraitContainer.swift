/// Reads and sets traits by their types, in plain values.
package struct TraitContainer: UIMutableTraits {
  package var values: TraitValues

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.read(values, as: T.Value.self) ?? T.defaultValue
      }
      return values.custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, to: &values)
      } else {
        values.custom[ObjectIdentifier(trait)] = CustomTraitValue(trait, newValue)
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: values) }
    return values.custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.clear(in: &values)
    } else {
      values.custom[ObjectIdentifier(trait)] = nil
    }
  }
}
