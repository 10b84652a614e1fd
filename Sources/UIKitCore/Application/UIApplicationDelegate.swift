/// Informed of the app's life cycle.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, _ApplicationWindow {
  /// The app's main window, in an app without scenes.
  var window: UIWindow? { get set }

  /// Called when the app starts, before anything is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started. Without scenes: make a window and show it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after launch, without the launch options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app receives the user's input. Not called if scenes have their own delegates.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops receiving input. Not called if scenes have their own delegates.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called before the app becomes visible again. Not called if scenes have their own delegates.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is no longer visible. Not called if scenes have their own delegates.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when a new day has begun, also after the machine slept meanwhile.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app cannot get remote notifications, as no app can here.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
}

/// Defaults for the methods that a delegate does not implement.
extension UIApplicationDelegate {
  /// Nil by default: the delegate stores its window elsewhere.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }

  /// UIKit calls the older method where this one is missing [D].
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// Returns the configuration of the property list, or an empty one for an app whose list declares no scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneManifest.unimplemented
  }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Runs the app with an instance of this class as its delegate. `@main` calls it. It never returns.
  public static func main() {
    ApplicationLaunch.run(principalClass: nil, delegateClass: Self.self as AnyClass)
  }
}

/// Runs an app: makes its objects, opens its scene and serves events until the app ends. Never returns.
///
/// - Parameters:
///   - principalClassName: `UIApplication` or a subclass; `nil` means the former.
///   - delegateClassName: The delegate's class, as `NSStringFromClass` names it.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  ApplicationLaunch.run(
    principalClass: principalClassName.map(ObjectMaking.requiredClass(named:)),
    delegateClass: delegateClassName.map(ObjectMaking.requiredClass(named:)))
}

/// Gives `window` the two levels of optional that an optional property of Apple's protocol has. The protocol's own
/// `window` is required here, and has one level.
@preconcurrency @MainActor
public protocol _ApplicationWindow: AnyObject {}

extension _ApplicationWindow {
  /// The window for `delegate?.window??.rootViewController`; the outer level is never nil.
  @_disfavoredOverload
  public var window: UIWindow?? { .some((self as? any UIApplicationDelegate)?.window) }
}
