/// A tab of a tab bar controller: a controller of the app, or a `UITab` that creates its controller when it is first
/// shown.
@MainActor
enum TabSlot {
  case controller(UIViewController)
  case tab(UITab)

  /// The tab on the bar.
  var item: UITabBarItem {
    switch self {
    case .controller(let controller): controller.tabBarItem
    case .tab(let tab): tab.node.item
    }
  }

  var controllerIfMade: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.node.shownControllerIfMade
    }
  }

  /// The controller, made now if need be.
  var madeController: UIViewController {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.node.shownController
    }
  }

  var tab: UITab? { if case .tab(let tab) = self { tab } else { nil } }

  func isSame(as other: TabSlot) -> Bool {
    switch (self, other) {
    case (.controller(let one), .controller(let other)): one === other
    case (.tab(let one), .tab(let other)): one === other
    default: false
    }
  }
}
