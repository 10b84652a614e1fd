import InterfaceDocuments

extension UIBarItem: DecodedItem {
  package static func decoded(_ coder: NSCoder) -> AnyObject? { self.init(coder: coder) }
}

/// Decodes the attributes that every item of a bar has.
enum BarItemDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIBarItem>) {
    element.ignore(["catalog", "key"])
    _ = (element.child("connections"), element.child("userDefinedRuntimeAttributes"))
    plan.set(\.title, element.string("title"))
    plan.set(\.image, element.image("image"))
    plan.set(\.imageInsets, element.insets(key: "imageInsets"))
    plan.set(\.isEnabled, element.bool("enabled"))
    plan.set(\.tag, element.integer("tag"))
  }
}

/// Decodes buttons in bars from documents of Interface Builder.
enum BarButtonItemDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIBarButtonItem>) {
    plan.call(element.value("systemItem", systemItems)) { $0.become($1) }
    plan.set(\.style, element.value("style", ["plain": .plain, "done": .done, "bordered": .plain]))
    plan.set(\.width, element.number("width"))
    plan.set(\.tintColor, element.color(key: "tintColor"))
    plan.set(\.isSelected, element.bool("selected"))
    if let view = element.child(key: "customView") {
      plan.run { item, coder in item.customView = coder.instance.view(view) }
    }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}

extension UIBarButtonItem: ActionSource {
  package func connect(_ target: AnyObject?, _ action: Selector, _ event: UIControlEventCode?) {
    self.target = target
    self.action = action
  }
}

/// Decodes items of tab bars from documents of Interface Builder.
enum TabBarItemDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITabBarItem>) {
    plan.call(element.value("systemItem", systemItems)) { $0.become($1) }
    plan.set(\.selectedImage, element.image("selectedImage"))
    plan.set(\.badgeValue, element.string("badgeValue"))
    plan.set(\.badgeColor, element.color(key: "badgeColor"))
  }

  private static let systemItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
    "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}

extension UINavigationItem: DecodedItem {
  package static func decoded(_ coder: NSCoder) -> AnyObject? { self.init(coder: coder) }
}

/// Decodes a screen's title and buttons.
enum NavigationItemDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UINavigationItem>) {
    element.ignore(["key"])
    _ = (element.child("connections"), element.child("nil"))
    plan.set(\.title, element.string("title"))
    plan.set(\.prompt, element.string("prompt"))
    plan.set(\.backButtonTitle, element.string("backButtonTitle"))
    plan.set(
      \.largeTitleDisplayMode,
      element.value("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]))
    plan.set(\.hidesBackButton, element.bool("hidesBackButton"))
    plan.set(\.leftItemsSupplementBackButton, element.bool("leftItemsSupplementBackButton"))
    readButtons(element, "leftBarButtonItem", \.leftBarButtonItems, into: &plan)
    readButtons(element, "rightBarButtonItem", \.rightBarButtonItems, into: &plan)
    if let back = element.child("barButtonItem", key: "backBarButtonItem") {
      plan.run { item, coder in item.backBarButtonItem = coder.instance.make(back) as? UIBarButtonItem }
    }
    if let title = element.child(key: "titleView") {
      plan.run { item, coder in item.titleView = coder.instance.view(title) }
    }
  }

  /// One button, or several in a group of their own.
  private static func readButtons(
    _ element: DocumentElement, _ key: String,
    _ property: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>,
    into plan: inout ElementPlan<UINavigationItem>
  ) {
    let single = element.child("barButtonItem", key: key).map { [$0] }
    let buttons = single ?? element.contents(of: "\(key)s")
    guard !buttons.isEmpty else { return }
    plan.run { item, coder in
      item[keyPath: property] = buttons.compactMap { coder.instance.make($0) as? UIBarButtonItem }
    }
  }
}
