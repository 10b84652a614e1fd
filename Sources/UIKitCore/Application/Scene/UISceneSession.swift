/// The lasting properties of a scene: its role and its configuration.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as a text.
    public let rawValue: String

    /// A role of any text; only `windowApplication` is used.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  private let sessionRole: Role
  private let identifier = UUID().uuidString
  final var storedConfiguration: UISceneConfiguration
  final weak var attachedScene: UIScene?

  init(role: Role, configuration: UISceneConfiguration) {
    sessionRole = role
    storedConfiguration = configuration
    super.init()
  }

  /// The scene, while it is connected.
  open var scene: UIScene? { attachedScene }

  /// The purpose of the scene.
  open var role: Role { sessionRole }

  /// The configuration from which the scene was made.
  open var configuration: UISceneConfiguration { storedConfiguration }

  /// A unique identifier.
  open var persistentIdentifier: String { identifier }

  /// The activity from the last run of the app, as the scene's delegate returned it from
  /// `stateRestorationActivity(for:)`; nil if there is none.
  open var stateRestorationActivity: NSUserActivity?

  /// Values of the app's own.
  open var userInfo: [String: Any]?
}

/// The configuration of a new scene: its role and the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let configurationName: String?
  private let configurationRole: UISceneSession.Role

  /// A configuration that the app's property list describes under `name`; nil for one made in code.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    configurationName = name
    configurationRole = sessionRole
    super.init()
    entry = SceneManifest.main?.configuration(named: name, role: sessionRole)
  }

  /// The name of the scene's entry in the app's property list; nil if there is none.
  open var name: String? { configurationName }

  /// The purpose of the scene.
  open var role: UISceneSession.Role { configurationRole }

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass? {
    get { chosenDelegateClass ?? entry?.delegateClass }
    set { chosenDelegateClass = newValue }
  }

  private var chosenDelegateClass: AnyClass?

  /// The scene's entry in the property list.
  final private(set) var entry: SceneManifest.Entry?
  /// The storyboard that the app sets, or that was loaded by name.
  final var storedStoryboard: AnyObject?
}
