/// The smallest and the largest text size of a view and its subviews.
struct TextSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Limits a text size. If the minimum is above the maximum, the maximum applies [?].
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
  /// This collection with its text size limited; the same object if the text size does not change.
  func limited(by limits: TextSizeLimits?) -> UITraitCollection {
    guard let limits else { return self }
    let category = limits.limited(preferredContentSizeCategory)
    guard category != preferredContentSizeCategory else { return self }
    var overrides = UITraitOverrides()
    overrides.preferredContentSizeCategory = category
    return overridden(by: overrides)
  }
}
