import Foundation

/// What the user chose.
class UserSettings {
  static let shared = UserSettings()
  static let languages = ["English", "Deutsch", "Français"]

  enum Permission: String, CaseIterable {
    case camera, microphone, location, notifications

    var note: String {
      switch self {
      case .camera: return "Takes pictures"
      case .microphone: return "Hears you"
      case .location: return "Knows where you are"
      case .notifications: return "Tells you of news"
      }
    }
  }

  var isOnline = true
  var savesData = false
  var language = UserSettings.languages[0]
  var permissions: Set<Permission> = [.notifications]

  func reset() {
    isOnline = true
    savesData = false
    language = UserSettings.languages[0]
    permissions = [.notifications]
  }
}
