/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not yet connected, or disconnected.
    case unattached = -1
    /// Visible and receiving events.
    case foregroundActive = 0
    /// Visible; another window has the keyboard.
    case foregroundInactive = 1
    /// Not visible: minimised or hidden.
    case background = 2
  }

  /// The reasons for a scene's connection. Here scenes are only connected when the app starts.
  open class ConnectionOptions: NSObject {
    /// Activities handed over from elsewhere: always empty. The scene's activity from the last run is its session's
    /// `stateRestorationActivity`.
    open var userActivities: Set<NSUserActivity> { [] }
  }

  /// Posted before a scene is connected to its delegate; the object is the scene.
  open class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected; the object is the scene.
  open class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene became active; the object is the scene.
  open class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted before a scene stops being active; the object is the scene.
  open class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted before a scene becomes visible; the object is the scene.
  open class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene is no longer visible; the object is the scene.
  open class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  private let sceneSession: UISceneSession
  final var state = ActivationState.unattached
  private var storedTitle: String = ""
  private var sceneDelegate: (any UISceneDelegate)?

  /// A scene of a session; UIKit makes scenes.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    sceneSession = session
    super.init()
    session.attachedScene = self
  }

  /// The session, which outlives the scene.
  open var session: UISceneSession { sceneSession }

  /// Informed of the scene's life cycle; retained by the scene.
  open var delegate: (any UISceneDelegate)? {
    get { sceneDelegate }
    set { sceneDelegate = newValue }
  }

  /// The present state of the scene.
  open var activationState: ActivationState { state }

  /// The title of the scene's window on the desktop.
  open var title: String! {
    get { storedTitle }
    set {
      storedTitle = newValue ?? ""
      titleDidChange(storedTitle)
    }
  }

  /// Called when the title of the scene has changed, for the name of its window.
  func titleDidChange(_ title: String) {}

  open override var next: UIResponder? { UIApplication.shared }
}
