/// Told of the life of one scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected. Unless a storyboard has made its window, make one here and show it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was removed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is visible and receives the user's input.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops receiving input.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The activity from which to restore the scene when the app is started again; nil, the default, for none. Called
  /// when the scene is no longer visible. Many apps return the scene's `userActivity`.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene is connected, with the activity from the last run of the app.
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

/// Gives `window` the two levels of optional that an optional property of Apple's protocol has. The protocol's own
/// `window` is required here, and has one level.
@preconcurrency @MainActor
public protocol _SceneWindow: AnyObject {}

extension _SceneWindow {
  /// The window for `delegate.window??.rootViewController`; the outer level is never nil.
  @_disfavoredOverload
  public var window: UIWindow?? { .some((self as? any UIWindowSceneDelegate)?.window) }
}
