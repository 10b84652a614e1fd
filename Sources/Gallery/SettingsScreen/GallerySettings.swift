import Observation

/// What can be set, and what the app may do.
@MainActor @Observable
final class GallerySettings {
  enum Permission: String, CaseIterable {
    case camera, microphone, location, notifications
  }

  var isOnline = true
  var savesData = false
  var language = "English"
  var permissions: Set<Permission> = [.notifications]

  /// As the settings are at first.
  func reset() {
    isOnline = true
    savesData = false
    language = "English"
    permissions = [.notifications]
  }
}
