/// The smallest and the largest text size of a view and what is in it.
struct TextSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// The text size within the limits; with a minimum above the maximum the maximum [?].
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    let atLeast = minimum.map { category < $0 ? $0 : category } ?? category
    return maximum.map { atLeast > $0 ? $0 : atLeast } ?? atLeast
  }
}

extension TextSizeLimits: CustomStringConvertible {
  var description: String {
    let parts = [("minimum", minimum), ("maximum", maximum)].compactMap { name, category in
      category.map { "\(name) = \($0.rawValue)" }
    }
    return parts.isEmpty ? "no limits" : parts.joined(separator: ", ")
  }
}

extension UITraitCollection {
  /// This collection with a text size within limits; this very object where it is.
  func limited(by limits: TextSizeLimits?) -> UITraitCollection {
    guard let limits else { return self }
    let category = limits.limited(preferredContentSizeCategory)
    guard category != preferredContentSizeCategory else { return self }
    var overrides = UITraitOverrides()
    overrides.preferredContentSizeCategory = category
    return overridden(by: overrides)
  }
}
