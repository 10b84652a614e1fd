/// The traits of a kind of list within those of its surroundings: one collection for all views of the list, which differ
/// neither from each other nor, once they have it, from their superviews.
@MainActor
package final class ListTraits {
  private let environment: UIListEnvironment
  private let base: UITraitCollection
  /// The traits of the list's content.
  let collection: UITraitCollection

  /// - Parameter base: the traits of the view that contains the list.
  package init(_ environment: UIListEnvironment, in base: UITraitCollection) {
    self.environment = environment
    self.base = base
    collection = Self.collection(environment, base)
  }

  /// Whether they are those of a kind of list within a collection.
  package func are(of environment: UIListEnvironment, in base: UITraitCollection) -> Bool {
    self.environment == environment && self.base === base
  }

  /// The traits of a view in the list that inherits a collection: another one than before where the surroundings changed.
  func collection(in inherited: UITraitCollection) -> UITraitCollection {
    inherited === base ? collection : Self.collection(environment, inherited)
  }

  /// The very collection outside of lists, and where it is of the list already.
  private static func collection(_ environment: UIListEnvironment, _ base: UITraitCollection) -> UITraitCollection {
    guard environment != base.listEnvironment else { return base }
    var values = base.values
    values.listEnvironment = environment
    return UITraitCollection(values: values)
  }

  /// Calls a body that makes views of the list: they have its traits from the start.
  package func whileCurrent<Answer>(_ body: () -> Answer) -> Answer {
    let previous = CurrentTraits.exchange(collection)
    defer { CurrentTraits.set(previous) }
    return body()
  }
}
