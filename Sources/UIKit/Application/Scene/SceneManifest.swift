/// What the app's property list says about scenes: `UIApplicationSceneManifest` in an `Info.plist` beside the program.
@MainActor
struct SceneManifest {
  /// The classes of one kind of scene.
  struct Entry {
    var name: String?
    var role: UISceneSession.Role
    var delegateClass: AnyClass?
  }

  /// `nil` for an app without a list, or whose list has no scenes.
  static let main: SceneManifest? = propertyList(besideProgram: programFolder).flatMap { SceneManifest($0) }

  /// What `application(_:configurationForConnecting:options:)` answers where the app's delegate leaves it out.
  static let unimplemented = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  let entries: [Entry]

  init?(_ list: [String: Any]) {
    guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    let roles = manifest["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
    entries = roles.sorted { $0.key < $1.key }.flatMap { role, scenes in
      scenes.map { scene in
        Entry(
          name: scene["UISceneConfigurationName"] as? String, role: UISceneSession.Role(rawValue: role),
          delegateClass: (scene["UISceneDelegateClassName"] as? String).flatMap(SceneManifest.delegateClass))
      }
    }
  }

  /// The entry of a name, or the first of the role where no name is asked for.
  func configuration(named name: String?, role: UISceneSession.Role) -> Entry? {
    entries.first { $0.role == role && (name == nil || $0.name == name) }
  }

  private static func delegateClass(_ name: String) -> AnyClass? {
    let type: AnyClass? = NSClassFromString(name)
    if type == nil {
      let message = "Info.plist names the scene delegate \(name), and there is no such class; name it as Module.Class.\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    return type
  }

  private static var programFolder: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
      ($0 as NSString).deletingLastPathComponent
    } ?? "."
  }

  private static func propertyList(besideProgram folder: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: folder + "/Info.plist") else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}
