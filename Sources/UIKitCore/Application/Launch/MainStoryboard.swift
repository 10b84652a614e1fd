extension UISceneConfiguration {
  /// The storyboard with the scene's first controller: the one that the property list names, unless the app sets another;
  /// nil where the delegate makes the window.
  public var storyboard: UIStoryboard? {
    get {
      if storedStoryboard == nil { storedStoryboard = entry?.storyboard.map { UIStoryboard(name: $0, bundle: nil) } }
      return storedStoryboard as? UIStoryboard
    }
    set { storedStoryboard = newValue }
  }
}

/// The first window of an app whose property list names a storyboard. It is made before the delegate is called, as on
/// iOS [D].
@MainActor
struct MainStoryboard {
  private let window: UIWindow

  /// Makes the window with the storyboard's initial controller. Nil where the app names no storyboard, or that has no such
  /// controller, which is reported.
  init?(_ storyboard: UIStoryboard?, in scene: UIWindowScene) {
    guard let storyboard, let controller = storyboard.instantiateInitialViewController() else { return nil }
    window = UIWindow(windowScene: scene)
    // [C] The global tint of the document.
    if let tint = storyboard.scenes.document.root.color(key: "tintColor") { window.tintColor = tint }
    window.rootViewController = controller
  }

  /// Sets the app delegate's `window`, runs `launch`, which calls the delegate, and then shows the window.
  func show(delegate: (any UIApplicationDelegate)?, _ launch: () -> Void) {
    delegate?.window = window
    launch()
    show()
  }

  /// Sets the scene delegate's `window`, runs `connect`, which calls the delegate, and then shows the window.
  func show(delegate: (any UISceneDelegate)?, _ connect: () -> Void) {
    (delegate as? any UIWindowSceneDelegate)?.window = window
    connect()
    show()
  }

  private func show() {
    guard window.windowScene?.keyWindow == nil else { return }
    window.makeKeyAndVisible()
  }
}
