/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene is connected. Nothing asks for a scene here but the start of the app.
  open class ConnectionOptions: NSObject {}

  open class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  open class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  open class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  open class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  open class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  open class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  private let sceneSession: UISceneSession
  final var state = ActivationState.unattached
  private var storedTitle: String = ""
  private var sceneDelegate: (any UISceneDelegate)?

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    sceneSession = session
    super.init()
    session.attachedScene = self
  }

  /// What outlives the scene itself.
  open var session: UISceneSession { sceneSession }

  /// Told of the scene's life; kept alive by the scene.
  open var delegate: (any UISceneDelegate)? {
    get { sceneDelegate }
    set { sceneDelegate = newValue }
  }

  open var activationState: ActivationState { state }

  /// What the desktop calls the scene's window.
  open var title: String! {
    get { storedTitle }
    set {
      storedTitle = newValue ?? ""
      titleDidChange(storedTitle)
    }
  }

  /// The window's name is another.
  func titleDidChange(_ title: String) {}

  open override var next: UIResponder? { UIApplication.shared }
}
