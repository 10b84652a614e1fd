extension UIAppearance where Self: UIBarItem {
  public static func appearance() -> Self { proxy(AppearanceScope()) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearanceScope(containers: containerTypes))
  }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(AppearanceScope(traits: trait)) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(AppearanceScope(traits: trait, containers: containerTypes))
  }

  private static func proxy(_ scope: AppearanceScope) -> Self {
    AppearanceProxies.proxy(of: self, scope) { ViewMaking.proxy(self) } as! Self
  }
}

extension UIBarItem: UIAppearance, AppearanceBearer {}
extension UIBarAppearance: OwnedAppearance {}

extension AppearanceProxies {
  /// Applies proxies to a bar's item, before a bar in a window shows it.
  static func apply(to item: UIBarItem, shownBy view: UIView) {
    guard isUsed, view.window != nil else { return }
    // The bar is about to show the item: it needs no calls about these changes.
    let observer = item.observer
    item.observer = nil
    apply(to: item, in: view, view.traitCollection)
    item.observer = observer
  }
}
