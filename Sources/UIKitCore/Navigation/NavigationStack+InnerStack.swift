extension NavigationStack {
  /// A screen before the first one of the stack.
  struct WayBack {
    /// The item with the screen's title.
    let item: UINavigationItem
    let go: () -> Void
  }

  /// The way back, if there is one, and the controllers' items.
  var barItems: [UINavigationItem] { (wayBack.map { [$0.item] } ?? []) + controllers.map(\.navigationItem) }

  /// Whether the controller on top is a navigation controller at its root, where a drag from the edge leads back in this
  /// stack.
  var showsRootOfInnerStack: Bool {
    guard let inner = controllers.last as? UINavigationController else { return false }
    return inner.viewControllers.count <= 1
  }
}
