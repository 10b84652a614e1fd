/// What is kept of a scene: its role and its configuration.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

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

  open var role: Role { sessionRole }

  /// What the scene is made from.
  open var configuration: UISceneConfiguration { storedConfiguration }

  /// A name of its own.
  open var persistentIdentifier: String { identifier }

  /// Values of the app's own.
  open var userInfo: [String: Any]?
}

/// What a scene is made from: its role and the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let configurationName: String?
  private let configurationRole: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    configurationName = name
    configurationRole = sessionRole
    super.init()
    delegateClass = SceneManifest.main?.configuration(named: name, role: sessionRole)?.delegateClass
  }

  /// The entry of the app's property list that this one stands for.
  open var name: String? { configurationName }

  open var role: UISceneSession.Role { configurationRole }

  /// Makes the scene's delegate.
  open var delegateClass: AnyClass?
}
