/// The traits inside a list of a kind: the surroundings' traits with the list environment. All views of the list share
/// one collection object, so that they need no new traits when they are added.
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

  /// Whether these traits are those of a kind of list within this very collection.
  package func are(of environment: UIListEnvironment, in base: UITraitCollection) -> Bool {
    self.environment == environment && self.base === base
  }

  /// The traits of a view in the list that inherits a collection: the shared one, or a new one if the surroundings have
  /// changed.
  func collection(in inherited: UITraitCollection) -> UITraitCollection {
    inherited === base ? collection : Self.collection(environment, inherited)
  }

  /// The collection with the list environment; the same object if it already has that environment.
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
