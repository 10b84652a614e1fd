import InterfaceDocuments

/// Decodes navigation controllers from documents of Interface Builder.
enum NavigationControllerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UINavigationController>) {
    if let bar = element.child("navigationBar", key: "navigationBar") {
      plan.run { controller, coder in
        if let own = coder.own(UINavigationBar.self, of: bar) { return controller.bars.replaceBar(with: own) }
        coder.fill(controller.navigationBar, NavigationBarDecoding.self, from: bar)
      }
    }
    if let bar = element.child("toolbar", key: "toolbar") {
      plan.run { controller, coder in
        if let own = coder.own(UIToolbar.self, of: bar) { return controller.bars.replaceToolbar(with: own) }
        coder.fill(controller.toolbar, ToolbarDecoding.self, from: bar)
      }
    }
    plan.set(element.bool("navigationBarHidden")) { $0.isNavigationBarHidden = $1 }
    plan.set(element.bool("toolbarHidden")) { $0.isToolbarHidden = $1 }
    plan.set(element.bool("hidesBarsOnSwipe")) { $0.hidesBarsOnSwipe = $1 }
    plan.set(element.bool("hidesBarsOnTap")) { $0.hidesBarsOnTap = $1 }
    plan.set(element.bool("hidesBarsWhenVerticallyCompact")) { $0.hidesBarsWhenVerticallyCompact = $1 }
    plan.set(element.bool("hidesBarsWhenKeyboardAppears")) { $0.hidesBarsWhenKeyboardAppears = $1 }
  }
}

/// Decodes tab bar controllers from documents of Interface Builder.
enum TabBarControllerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITabBarController>) {
    guard let bar = element.child("tabBar", key: "tabBar") else { return }
    plan.run { controller, coder in
      if let own = coder.own(UITabBar.self, of: bar) { return controller.tabControllers.stage.replaceBar(with: own) }
      coder.fill(controller.tabBar, TabBarDecoding.self, from: bar)
    }
  }
}

extension InterfaceCoder {
  /// The container's bar if an element describes it with a class of the app's; nil for UIKit's class.
  @MainActor fileprivate func own<Bar: UIView>(_ kind: Bar.Type, of element: DocumentElement) -> Bar? {
    guard element.attributes["customClass"] != nil else { return nil }
    return instance.make(element) as? Bar
  }

  /// Applies an element's values to a container's own bar, except its frame, which the container sets.
  @MainActor fileprivate func fill<Decoding: ElementDecoding>(
    _ bar: UIView, _ decoding: Decoding.Type, from element: DocumentElement
  ) where Decoding.Object: UIView {
    guard let object = bar as? Decoding.Object else { return }
    element.ignore(Set(element.attributes.keys))
    for name in ["rect", "autoresizingMask", "connections", "userDefinedRuntimeAttributes"] {
      _ = element.children(named: name)
    }
    making(element) { decode(decoding, into: object) }
    if let color = element.color(key: "tintColor") { bar.tintColor = color }
    if let color = element.color(key: "backgroundColor") { bar.backgroundColor = color }
    instance.adoptPlaceholder(bar, of: element)
  }
}
