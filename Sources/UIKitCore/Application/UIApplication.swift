/// The running app: its delegate, its scenes, and where every event passes.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    /// Visible and receiving events.
    case active = 0
    /// Visible; another window has the keyboard.
    case inactive = 1
    /// Not visible.
    case background = 2
  }

  /// The app object; one of the class that `UIApplicationMain` names.
  open class var shared: UIApplication { ApplicationLifeCycle.application }

  final let lifeCycle = ApplicationLifeCycle()
  private var icon = ApplicationIcon()
  private final nonisolated let backgroundTasks = BackgroundTasks()

  open override class var _properties: [_Property] {
    super._properties + [
      .refused("statusBar", RefusedKeys.statusBar), .refused("statusBarWindow", RefusedKeys.statusBar),
    ]
  }

  /// The application object; `UIApplicationMain` makes it.
  public override init() {
    super.init()
  }

  /// Informed of the app's life cycle; retained by the app.
  open var delegate: (any UIApplicationDelegate)? {
    get { lifeCycle.delegate }
    set { lifeCycle.delegate = newValue }
  }

  /// Whether the app has the user's attention.
  open var applicationState: State { lifeCycle.state }

  /// The scenes of the app, as a set without an order. An app has one; tests can open more.
  open var connectedScenes: Set<UIScene> { Set(SceneRegistry.scenes) }

  /// The sessions of all scenes.
  open var openSessions: Set<UISceneSession> { Set(SceneRegistry.scenes.map(\.session)) }

  /// Whether more than one scene can be open.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of all scenes, in the order in which they joined their scene.
  open var windows: [UIWindow] { SceneRegistry.scenes.flatMap(\.windows) }

  /// The window whose first responder gets keys; nil if no window has become key.
  open var keyWindow: UIWindow? { WindowPresence.keyWindow }

  /// Whether the app shows that it waits for the network. It has no effect here: a window has no indicator.
  open var isNetworkActivityIndicatorVisible = false

  /// The number on the app's icon, 0 for none; negative numbers count as 0. Stored only: a window's icon shows no
  /// number.
  open var applicationIconBadgeNumber: Int {
    get { icon.badgeNumber }
    set { icon.setBadgeNumber(newValue) }
  }

  /// Whether the app can choose another icon: false, since the icon of a window does not change.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon that the app chose; nil for that of its property list.
  open var alternateIconName: String? { nil }

  /// Sets another icon. This fails: the handler gets an error, on the main thread.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { ApplicationIcon.setName(alternateIconName, completionHandler) }

  /// Whether the app's protected files can be read: always, since a desktop does not lock them.
  open var isProtectedDataAvailable: Bool { true }

  /// Whether touches, scroll wheels and clicks have no effect.
  open var isIgnoringInteractionEvents: Bool { lifeCycle.ignoring > 0 }

  /// Disables touches, scroll wheels and clicks until `endIgnoringInteractionEvents()` has been called as many times.
  /// Current touches are cancelled.
  open func beginIgnoringInteractionEvents() { lifeCycle.ignore(true) }

  /// Balances one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { lifeCycle.ignore(false) }

  /// The orientation of the first scene, like ``UIWindowScene/interfaceOrientation``. `unknown` without a scene. [C] A
  /// screen that supports orientations keeps its own: setting another one has no effect.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { SceneRegistry.scenes.first?.interfaceOrientation ?? .unknown }
    set {}
  }

  /// The frame of the status bar: empty, since a window has none.
  open var statusBarFrame: CGRect { .zero }

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { lifeCycle.preferredContentSizeCategory }

  /// The direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { lifeCycle.layoutDirection }

  /// Sends an event to the windows that its touches or presses belong to. An override sees every event.
  open func sendEvent(_ event: UIEvent) { EventRouting.send(event) }

  /// Sends an action to a target. Without a target, the action goes to the nearest responder that has the method, first
  /// from the first responder up the chain, then from the sender.
  /// - Returns: whether an object had the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    EventRouting.send(action, to: target, from: sender, for: event)
  }

  /// Opens a URL with the desktop's program for it.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    URLOpening.open(url, asUniversalLink: options[.universalLinksOnly] as? Bool ?? false, completion)
  }

  /// Whether the desktop may have a program for the URL: true if the URL has a scheme, unless it is
  /// `openSettingsURLString`.
  open func canOpenURL(_ url: URL) -> Bool { URLOpening.canOpen(url) }

  /// The address of the app's page in the system's settings. A desktop has no such page, so opening it fails.
  open class var openSettingsURLString: String { "app-settings:" }

  /// Whether the screen stays on without user activity. False by default: the desktop's screen saver starts.
  open var isIdleTimerDisabled: Bool {
    get { lifeCycle.keepsScreenOn }
    set { lifeCycle.setKeepsScreenOn(newValue) }
  }

  // MARK: Background

  /// Requests time to finish a task when the app enters the background. A desktop does not suspend the app, so the
  /// handler is never called. Can be called on any thread.
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin() }

  /// Requests time for a task with a name for debugging; see ``beginBackgroundTask(expirationHandler:)``.
  open nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin() }

  /// Ends a task. Can be called on any thread.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

  /// The time that the app may run in the background, in seconds: unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Remote notifications

  /// Requests remote notifications. There is no such service here: the delegate receives an error.
  open func registerForRemoteNotifications() { RemoteNotifications.register(self) }

  /// Whether the app gets remote notifications: false.
  open var isRegisteredForRemoteNotifications: Bool { false }

  open override var next: UIResponder? { lifeCycle.delegateResponder }

  override var pasteboardProviders: [NSItemProvider] { UIPasteboard.general.itemProviders }
}

/// UIKit's messages about keys of the application that no longer exist [C].
enum RefusedKeys {
  static let statusBar = """
    App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as there's no longer a status bar or \
    status bar window. Use the statusBarManager object on the window scene instead.
    """
}
