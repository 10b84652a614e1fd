/// The accessibility of tab bars: containers that group their tabs.
struct TabBarAccessibility: ViewAccessibilityDefaults {
  let view: UITabBar

  var containerRole: String? { "tabBar" }
  var traits: UIAccessibilityTraits { .tabBar }
}

/// The accessibility of tabs: the value is the badge, and the tab's position among the others [C].
struct TabAccessibility: ViewAccessibilityDefaults {
  let view: UITabBarButton

  var isElement: Bool { true }
  var label: String? { view.item.accessibilityLabel }
  var value: String? { view.item.accessibilityValue ?? [badge, place].compactMap { $0 }.joined(separator: ", ") }
  var traits: UIAccessibilityTraits { view.item.accessibilityTraits }
  var state: UIAccessibilityTraits { view.stateTraits }

  var customActions: [UIAccessibilityCustomAction]? { view.moves }

  private var place: String { "tab, \(view.place.number) of \(view.place.count)" }

  /// The text of the badge; a number is read as a number of items [C].
  private var badge: String? {
    guard let text = view.item.badgeValue?.nonEmpty else { return nil }
    guard let count = Int(text) else { return text }
    return count == 1 ? "1 item" : "\(count) items"
  }
}
