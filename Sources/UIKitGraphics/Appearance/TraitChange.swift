/// The difference between two trait collections, for views and controllers that change from one to the other.
///
/// Views that enter a window, or that are in it when its appearance changes, all make the same change one after the
/// other, so the last difference is kept.
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
  /// The number of comparisons of collections, for tests.
  private(set) static var found = 0

  package static func between(_ old: UITraitCollection, _ new: UITraitCollection) -> TraitChange {
    if let latest, latest.old === old, latest.new === new { return latest.change }
    let change = TraitChange(from: old, to: new)
    latest = (old, new, change)
    return change
  }
}
