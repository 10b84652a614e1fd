import InterfaceDocuments

extension UIBarItem: DecodedItem {
  package static func decoded(_ coder: NSCoder) -> AnyObject? { self.init(coder: coder) }
}

/// Decodes the attributes that every item of a bar has.
enum BarItemDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIBarItem>) {
    element.ignore(["catalog", "key"])
    _ = (element.child("connections"), element.child("userDefinedRuntimeAttributes"))
    plan.set(element.string("title")) { $0.title = $1 }
    plan.set(element.image("image")) { $0.image = $1 }
    plan.set(element.insets(key: "imageInsets")) { $0.imageInsets = $1 }
    plan.set(element.image("largeContentSizeImage")) { $0.largeContentSizeImage = $1 }
    plan.set(element.insets(key: "largeContentSizeImageInsets")) { $0.largeContentSizeImageInsets = $1 }
    plan.set(element.bool("enabled")) { $0.isEnabled = $1 }
    plan.set(element.integer("tag")) { $0.tag = $1 }
  }
}

/// Decodes buttons in bars from documents of Interface Builder.
enum BarButtonItemDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIBarButtonItem>) {
    plan.set(element.value("systemItem", systemItems)) { $0.become($1) }
    plan.set(element.value("style", ["plain": .plain, "done": .done, "bordered": .plain])) { $0.style = $1 }
    plan.set(element.number("width")) { $0.width = $1 }
    plan.set(element.color(key: "tintColor")) { $0.tintColor = $1 }
    plan.set(element.bool("selected")) { $0.isSelected = $1 }
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
    plan.set(element.value("systemItem", systemItems)) { $0.become($1) }
    plan.set(element.image("selectedImage")) { $0.selectedImage = $1 }
    plan.set(element.string("badgeValue")) { $0.badgeValue = $1 }
    plan.set(element.color(key: "badgeColor")) { $0.badgeColor = $1 }
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
    plan.set(element.string("title")) { $0.title = $1 }
    plan.set(element.string("prompt")) { $0.prompt = $1 }
    plan.set(element.string("backButtonTitle")) { $0.backButtonTitle = $1 }
    plan.set(element.value("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never])) {
      $0.largeTitleDisplayMode = $1
    }
    plan.set(element.bool("hidesBackButton")) { $0.hidesBackButton = $1 }
    plan.set(element.bool("leftItemsSupplementBackButton")) { $0.leftItemsSupplementBackButton = $1 }
    readButtons(element, "leftBarButtonItem", \.leftBarButtonItems, into: &plan)
    readButtons(element, "rightBarButtonItem", \.rightBarButtonItems, into: &plan)
    if let back = element.child("barButtonItem", key: "backBarButtonItem") {
      plan.run { item, coder in item.backBarButtonItem = coder.instance.make(back) as? UIBarButtonItem }
    }
    if let title = element.child(key: "titleView") {
      plan.run { item, coder in item.titleView = coder.instance.view(title) }
    }
  }

  /// Reads one button, or a separate group of several.
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
