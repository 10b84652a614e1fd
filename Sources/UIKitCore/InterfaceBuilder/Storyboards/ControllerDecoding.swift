import InterfaceDocuments

/// Decodes the attributes and items that every controller has.
enum ControllerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIViewController>) {
    element.ignore(designAttributes)
    for name in designChildren { _ = element.children(named: name) }
    plan.run { controller, coder in controller.adoptScene(of: coder) }
    plan.set(element.string("title")) { $0.title = $1 }
    plan.set(element.value("modalPresentationStyle", PresentationWords.styles)) { $0.modalPresentationStyle = $1 }
    plan.set(element.value("modalTransitionStyle", PresentationWords.transitions)) { $0.modalTransitionStyle = $1 }
    plan.set(element.bool("definesPresentationContext")) { $0.definesPresentationContext = $1 }
    plan.set(element.bool("hidesBottomBarWhenPushed")) { $0.hidesBottomBarWhenPushed = $1 }
    plan.set(element.bool("modalInPresentation")) { $0.isModalInPresentation = $1 }
    plan.set(contentSize(element)) { $0.preferredContentSize = $1 }
    plan.set(element.child("extendedEdge", key: "edgesForExtendedLayout").map(edges)) { $0.edgesForExtendedLayout = $1 }
    plan.set(element.bool("extendedLayoutIncludesOpaqueBars")) { $0.extendedLayoutIncludesOpaqueBars = $1 }
    plan.set(element.bool("automaticallyAdjustsScrollViewInsets")) { $0.automaticallyAdjustsScrollViewInsets = $1 }
    let usesSceneName = element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
    plan.set(element[usesSceneName ? "storyboardIdentifier" : "restorationIdentifier"]) {
      $0.restorationIdentifier = $1
    }
    if let item = element.child("navigationItem", key: "navigationItem") {
      plan.run { controller, coder in coder.fill(controller.navigationItem, from: item) }
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") {
      plan.run { controller, coder in
        if let made = coder.instance.make(item) as? UITabBarItem { controller.tabBarItem = made }
      }
    }
    let items = element.contents(of: "toolbarItems")
    if !items.isEmpty {
      plan.run { controller, coder in
        controller.toolbarItems = items.compactMap { coder.instance.make($0) as? UIBarButtonItem }
      }
    }
  }

  /// The edges that the element names; none if it names none.
  private static func edges(_ element: DocumentElement) -> UIRectEdge {
    let parts: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    return UIRectEdge(parts.filter { element.bool($0.0) == true }.map(\.1))
  }

  private static func contentSize(_ element: DocumentElement) -> CGSize? {
    if element.child("value", key: "contentSizeForViewInPopover") != nil { return nil }
    return element.size(key: "preferredContentSize")
  }

  /// Attributes that matter in Interface Builder alone, or that the safe area has replaced.
  private static let designAttributes: Set<String> = [
    "sceneMemberID", "autoresizesArchivedViewToFullSize", "userLabel",
    "wantsFullScreenLayout", "storyboardName", "interfaceStyle", "storyboardIdentifier",
  ]

  private static let designChildren = [
    "connections", "layoutGuides", "view", "tableView", "collectionView", "nil", "freeformSimulatedSizeMetrics",
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics", "navigationBar", "tabBar",
    "toolbar", "userDefinedRuntimeAttributes", "size",
  ]
}

extension UIViewController: DecodedItem {
  package static func decoded(_ coder: NSCoder) -> AnyObject? { self.init(coder: coder) }
}

extension InterfaceCoder {
  /// Applies an element's values to a controller's own item.
  @MainActor func fill(_ item: UINavigationItem, from element: DocumentElement) {
    making(element) { decode(NavigationItemDecoding.self, into: item) }
    instance.adoptPlaceholder(item, of: element)
  }
}
