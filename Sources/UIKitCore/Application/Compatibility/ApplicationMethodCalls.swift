// The optional methods of app and scene delegates, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIApplicationDelegate {
  /// The methods named `application`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var application: _ApplicationCalls? { _ApplicationCalls(delegate: self) }
  /// `applicationDidBecomeActive(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? { { self.applicationDidBecomeActive($0) } }
  /// `applicationDidEnterBackground(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? { { self.applicationDidEnterBackground($0) } }
  /// `applicationDidFinishLaunching(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationDidFinishLaunching: ((UIApplication) -> Void)? { { self.applicationDidFinishLaunching($0) } }
  /// `applicationSignificantTimeChange(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationSignificantTimeChange: ((UIApplication) -> Void)? {
    { self.applicationSignificantTimeChange($0) }
  }
  /// `applicationDidReceiveMemoryWarning(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }
  /// `applicationWillEnterForeground(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? { { self.applicationWillEnterForeground($0) } }
  /// `applicationWillResignActive(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationWillResignActive: ((UIApplication) -> Void)? { { self.applicationWillResignActive($0) } }
  /// `applicationWillTerminate(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var applicationWillTerminate: ((UIApplication) -> Void)? { { self.applicationWillTerminate($0) } }
}

/// `application` of `UIApplicationDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ApplicationCalls {
  fileprivate let delegate: any UIApplicationDelegate

  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(application, configurationForConnecting: connectingSceneSession, options: options)
  }
  public func callAsFunction(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    delegate.application(application, didDiscardSceneSessions: sceneSessions)
  }
  public func callAsFunction(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
  }
  public func callAsFunction(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
  public func callAsFunction(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }
}

extension UISceneDelegate {
  /// The method `scene`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var scene: _SceneCall? { _SceneCall(delegate: self) }
  /// `sceneDidBecomeActive(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }
  /// `sceneDidDisconnect(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }
  /// `sceneDidEnterBackground(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }
  /// `sceneWillEnterForeground(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? { { self.sceneWillEnterForeground($0) } }
  /// `sceneWillResignActive(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? { { self.sceneWillResignActive($0) } }
  /// `stateRestorationActivity(for:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var stateRestorationActivity: _StateRestorationCall? { _StateRestorationCall(delegate: self) }
}

/// `scene` of `UISceneDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SceneCall {
  fileprivate let delegate: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
  public func callAsFunction(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    delegate.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
  }
}

/// `stateRestorationActivity` of `UISceneDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _StateRestorationCall {
  fileprivate let delegate: any UISceneDelegate

  public func callAsFunction(for scene: UIScene) -> NSUserActivity? { delegate.stateRestorationActivity(for: scene) }
}
