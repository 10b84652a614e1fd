/// What is different between two collections, as views and controllers that go from the one to the other are told.
///
/// What comes into a window, or is there when its appearance changes, goes from one collection to the other together:
/// the latest answer is kept, and a row's views ask for it one after the other.
@MainActor
package struct TraitChange {
  package let traits: [UITrait]
  package let affectsColors: Bool

  private init(from old: UITraitCollection, to new: UITraitCollection) {
    traits = new.changedTraits(from: old)
    affectsColors = traits.contains { $0.affectsColorAppearance } || new.values.tint != old.values.tint
    Self.found += 1
  }

  private static var latest: (old: UITraitCollection, new: UITraitCollection, change: TraitChange)?
  /// How often collections were compared, for tests.
  private(set) static var found = 0

  package static func between(_ old: UITraitCollection, _ new: UITraitCollection) -> TraitChange {
    if let latest, latest.old === old, latest.new === new { return latest.change }
    let change = TraitChange(from: old, to: new)
    latest = (old, new, change)
    return change
  }
}
