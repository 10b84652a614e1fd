import Observation

/// The user's settings and the permissions of the app.
@MainActor @Observable
final class GallerySettings {
  enum Permission: String, CaseIterable {
    case camera, microphone, location, notifications
  }

  var isOnline = true
  var savesData = false
  var language = "English"
  var permissions: Set<Permission> = [.notifications]

  /// Restores the initial settings.
  func reset() {
    isOnline = true
    savesData = false
    language = "English"
    permissions = [.notifications]
  }
}
