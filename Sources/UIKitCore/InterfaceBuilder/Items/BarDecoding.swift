import InterfaceDocuments

/// Decodes navigation bars from documents of Interface Builder.
enum NavigationBarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UINavigationBar>) {
    plan.set(element.bool("largeTitles")) { $0.prefersLargeTitles = $1 }
    plan.set(element.value("barStyle", BarWords.styles)) { $0.barStyle = $1 }
    plan.set(element.color(key: "barTintColor")) { $0.barTintColor = $1 }
    plan.set(element.bool("translucent")) { $0.isTranslucent = $1 }
    plan.set(element.child("textAttributes", key: "titleTextAttributes").map(DocumentElement.attributes)) {
      $0.titleTextAttributes = $1
    }
    plan.set(element.child("textAttributes", key: "largeTitleTextAttributes").map(DocumentElement.attributes)) {
      $0.largeTitleTextAttributes = $1
    }
    let items = element.contents(of: "items")
    guard !items.isEmpty else { return }
    plan.run { bar, coder in bar.items = items.compactMap { coder.instance.make($0) as? UINavigationItem } }
  }
}

/// Decodes toolbars from documents of Interface Builder.
enum ToolbarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIToolbar>) {
    plan.set(element.value("barStyle", BarWords.styles)) { $0.barStyle = $1 }
    plan.set(element.color(key: "barTintColor")) { $0.barTintColor = $1 }
    plan.set(element.bool("translucent")) { $0.isTranslucent = $1 }
    let items = element.contents(of: "items")
    guard !items.isEmpty else { return }
    plan.run { bar, coder in bar.items = items.compactMap { coder.instance.make($0) as? UIBarButtonItem } }
  }
}

/// Decodes tab bars from documents of Interface Builder.
enum TabBarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITabBar>) {
    element.ignore(["selectedItem"])
    plan.set(element.color(key: "barTintColor")) { $0.barTintColor = $1 }
    plan.set(element.bool("translucent")) { $0.isTranslucent = $1 }
    plan.set(element.value("barStyle", BarWords.styles)) { $0.barStyle = $1 }
    plan.set(element.color(key: "unselectedItemTintColor")) { $0.unselectedItemTintColor = $1 }
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
