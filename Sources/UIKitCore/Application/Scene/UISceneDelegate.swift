/// Told of the life of one scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there and has no window yet: make one and show it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was removed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is visible and receives the user's input.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to get no more input.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The activity from which the scene is shown again when the app is started anew; nil, and by default, for nothing. Asked when the scene
  /// is out of sight. Many answer the scene's `userActivity`.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene is connected, with what it showed the last time.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

/// Defaults for the methods that a delegate does not implement: they do nothing.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// Told of the life of one scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _SceneWindow {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil by default: the delegate stores its window elsewhere.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The window of a delegate with the two levels that an optional property of Apple's protocol has. The protocol's own one is
/// required here, and has one level.
@preconcurrency @MainActor
public protocol _SceneWindow: AnyObject {}

extension _SceneWindow {
  /// The window for `delegate.window??.rootViewController`; the outer level is never nil.
  @_disfavoredOverload
  public var window: UIWindow?? { .some((self as? any UIWindowSceneDelegate)?.window) }
}
