/// The instances of a class to which a proxy applies.
@MainActor
struct AppearanceScope {
  let traits: UITraitCollection?
  /// The classes that contain the instance, the innermost first.
  let containers: [AnyClass]

  init(traits: UITraitCollection? = nil, containers: [any UIAppearanceContainer.Type] = []) {
    self.traits = traits
    self.containers = containers.map { $0 as AnyClass }
  }

  func isSame(as other: AppearanceScope) -> Bool {
    containers.map(ObjectIdentifier.init) == other.containers.map(ObjectIdentifier.init) && traits == other.traits
  }

  /// How specific the scope is for an instance; nil if the scope does not apply to it.
  /// - Parameter hierarchy: the containers of the instance, the window first.
  func fit(_ hierarchy: [AnyObject], _ traits: UITraitCollection) -> AppearanceFit? {
    if let wanted = self.traits, !traits.containsTraits(in: wanted) { return nil }
    var places: [Int] = []
    var next = 0
    for container in containers.reversed() {
      guard let place = hierarchy[next...].firstIndex(where: { ClassAncestry.isInstance($0, of: container) }) else {
        return nil
      }
      places.append(place)
      next = place + 1
    }
    return AppearanceFit(places: places, hasTraits: self.traits != nil)
  }
}

/// How well a scope fits an instance. [D] The outermost container decides first; the number of containers is the
/// tie-breaker. [?] Traits decide between equal chains.
struct AppearanceFit: Comparable {
  /// The indexes of the containers in the hierarchy, the outermost first, counted from the window.
  let places: [Int]
  let hasTraits: Bool

  /// Whether `right` is more specific, and so wins.
  static func < (left: AppearanceFit, right: AppearanceFit) -> Bool {
    // A container further out is more specific than one further in, and any container more than none.
    for (place, other) in zip(left.places, right.places) where place != other { return place > other }
    if left.places.count != right.places.count { return left.places.count < right.places.count }
    return !left.hasTraits && right.hasTraits
  }
}

/// Finds superclasses of classes that are only known at run time.
enum ClassAncestry {
  static func isInstance(_ object: AnyObject, of ancestor: AnyClass) -> Bool {
    depth(of: ancestor, above: type(of: object)) != nil
  }

  /// The number of inheritance steps from a class up to another, 0 for itself; nil if it is no ancestor.
  static func depth(of ancestor: AnyClass, above type: AnyClass) -> Int? {
    var steps = 0
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == ancestor { return steps }
      current = _getSuperclass(candidate)
      steps += 1
    }
    return nil
  }
}
