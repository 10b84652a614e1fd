import Foundation

/// The activity of a scene, kept until the app is started again. It is stored in the app's user defaults, as an app has
/// one scene.
@MainActor
struct SceneRestoration {
  static let key = "UIKit.SceneRestoration"
  let defaults: UserDefaults

  /// Requests the activity from the scene's delegate and stores it; if there is none, the stored one is removed.
  func keep(_ scene: UIScene) {
    guard let activity = scene.delegate?.stateRestorationActivity(for: scene) else {
      scene.session.stateRestorationActivity = nil
      return defaults.removeObject(forKey: Self.key)
    }
    ResponderActivities.update(activity)
    scene.session.stateRestorationActivity = activity
    defaults.set(Self.values(of: activity), forKey: Self.key)
  }

  /// The activity that was stored last; nil if there is none.
  var activity: NSUserActivity? {
    guard let values = defaults.dictionary(forKey: Self.key), let type = values["type"] as? String else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = values["title"] as? String
    activity.webpageURL = (values["page"] as? String).flatMap { URL(string: $0) }
    activity.targetContentIdentifier = values["target"] as? String
    activity.requiredUserInfoKeys = (values["required"] as? [String]).map { Set($0) }
    var info = values["info"] as? [String: Any] ?? [:]
    for (key, address) in values["addresses"] as? [String: String] ?? [:] { info[key] = URL(string: address) }
    if !info.isEmpty { activity.userInfo = info }
    return activity
  }

  private static func values(of activity: NSUserActivity) -> [String: Any] {
    var values: [String: Any] = ["type": activity.activityType]
    values["title"] = activity.title
    values["page"] = activity.webpageURL?.absoluteString
    values["target"] = activity.targetContentIdentifier
    values["required"] = activity.requiredUserInfoKeys.map { $0.sorted() }
    var (info, addresses): ([String: Any], [String: String]) = ([:], [:])
    for (key, value) in activity.userInfo ?? [:] {
      guard let key = key as? String else { continue }
      if let address = value as? URL {
        addresses[key] = address.absoluteString
      } else if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
        info[key] = value
      } else {
        tell("The value for “\(key)” of \(activity.activityType), \(type(of: value)), is not kept with the scene.")
      }
    }
    values["info"] = info
    values["addresses"] = addresses
    return values
  }

  private static func tell(_ message: String) { FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8)) }
}
