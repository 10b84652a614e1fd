/// The scenes that the app's property list declares: `UIApplicationSceneManifest` in an `Info.plist` beside the
/// program.
@MainActor
struct SceneManifest {
  /// The classes of one kind of scene.
  struct Entry {
    var name: String?
    var role: UISceneSession.Role
    /// The name of the scene's delegate, with a module or without.
    var delegateName: String?
    /// The module of classes that are named without one; nil takes that of the app's delegate.
    var module: String?
    var storyboard: String?

    /// The class of the scene's delegate. It is looked up on each access, since its module may be that of the app's
    /// delegate.
    @MainActor var delegateClass: AnyClass? {
      delegateName.flatMap { SceneManifest.delegateClass($0, module: module ?? SceneManifest.appModule) }
    }
  }

  /// `nil` for an app without a list, or whose list has no scenes.
  static let main: SceneManifest? = propertyList.flatMap { SceneManifest($0) }

  /// The value of the default implementation of `application(_:configurationForConnecting:options:)`, by which UIKit
  /// recognises that the app's delegate has no own one.
  static let unimplemented = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  let entries: [Entry]

  /// - Parameters:
  ///   - list: the property list.
  ///   - module: the app's module, for classes that are named without one or by Xcode's variable for it.
  init?(_ list: [String: Any], module: String? = nil) {
    guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    let roles = manifest["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
    entries = roles.sorted { $0.key < $1.key }.flatMap { role, scenes in
      scenes.map { scene in
        Entry(
          name: scene["UISceneConfigurationName"] as? String, role: UISceneSession.Role(rawValue: role),
          delegateName: scene["UISceneDelegateClassName"] as? String, module: module,
          storyboard: scene["UISceneStoryboardFile"] as? String)
      }
    }
  }

  /// The entry with a name; if the name is nil, the first entry of the role.
  func configuration(named name: String?, role: UISceneSession.Role) -> Entry? {
    entries.first { $0.role == role && (name == nil || $0.name == name) }
  }

  /// The storyboard that the first window is made from.
  static var mainStoryboard: String? { appStoryboard ?? main?.entries.lazy.compactMap(\.storyboard).first }

  /// The storyboard that the first window is made from in an app without scenes.
  static var appStoryboard: String? {
    main?.entries.isEmpty == false ? nil : propertyList?["UIMainStoryboardFile"] as? String
  }

  static var propertyListPath: String { programFolder + "/Info.plist" }

  private static func delegateClass(_ name: String, module: String?) -> AnyClass? {
    let written = module.map { name.replacing("$(PRODUCT_MODULE_NAME)", with: $0) } ?? name
    let names = [written] + (module.map { ["\($0).\(written)"] } ?? [])
    if let type = names.lazy.compactMap({ NSClassFromString($0) }).first { return type }
    let message = """
      \(propertyListPath) names the scene delegate \(name), and there is no such class; name it as Module.Class.

      """
    FileHandle.standardError.write(Data(message.utf8))
    return nil
  }

  /// The module of the app's delegate.
  static var appModule: String? {
    ApplicationLifeCycle.application.lifeCycle.delegate.flatMap {
      String(reflecting: type(of: $0)).split(separator: ".").first.map(String.init)
    }
  }

  private static let programFolder =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
      ($0 as NSString).deletingLastPathComponent
    } ?? "."

  static let propertyList: [String: Any]? = FileManager.default.contents(atPath: propertyListPath).flatMap {
    (try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any]
  }
}
