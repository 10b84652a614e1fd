import InterfaceDocuments

/// Decodes navigation bars from documents of Interface Builder.
enum NavigationBarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UINavigationBar>) {
    plan.set(\.prefersLargeTitles, element.bool("largeTitles"))
    plan.set(\.barStyle, element.value("barStyle", BarWords.styles))
    plan.set(\.barTintColor, element.color(key: "barTintColor"))
    plan.set(\.isTranslucent, element.bool("translucent"))
    plan.set(
      \.titleTextAttributes, element.child("textAttributes", key: "titleTextAttributes").map(DocumentElement.attributes)
    )
    plan.set(
      \.largeTitleTextAttributes,
      element.child("textAttributes", key: "largeTitleTextAttributes").map(DocumentElement.attributes))
    let items = element.contents(of: "items")
    guard !items.isEmpty else { return }
    plan.run { bar, coder in bar.items = items.compactMap { coder.instance.make($0) as? UINavigationItem } }
  }
}

/// Decodes toolbars from documents of Interface Builder.
enum ToolbarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIToolbar>) {
    plan.set(\.barStyle, element.value("barStyle", BarWords.styles))
    plan.set(\.barTintColor, element.color(key: "barTintColor"))
    plan.set(\.isTranslucent, element.bool("translucent"))
    let items = element.contents(of: "items")
    guard !items.isEmpty else { return }
    plan.run { bar, coder in bar.items = items.compactMap { coder.instance.make($0) as? UIBarButtonItem } }
  }
}

/// Decodes tab bars from documents of Interface Builder.
enum TabBarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITabBar>) {
    element.ignore(["selectedItem"])
    plan.set(\.barTintColor, element.color(key: "barTintColor"))
    plan.set(\.isTranslucent, element.bool("translucent"))
    plan.set(\.barStyle, element.value("barStyle", BarWords.styles))
    plan.set(\.unselectedItemTintColor, element.color(key: "unselectedItemTintColor"))
    let items = element.contents(of: "items")
    guard !items.isEmpty else { return }
    plan.run { bar, coder in bar.items = items.compactMap { coder.instance.make($0) as? UITabBarItem } }
  }
}

private enum BarWords {
  static let styles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black,
  ]
}
