/// The error when an app registers for remote notifications: there is no such service on a desktop.
struct RemoteNotificationsError: LocalizedError, CustomStringConvertible {
  var errorDescription: String? { description }
  var description: String { "Remote notifications are not supported: a desktop has no service for them." }
}

@MainActor
enum RemoteNotifications {
  /// Calls the delegate with an error, after the present turn, as in a simulator without the service.
  static func register(_ application: UIApplication) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        application.delegate?.application(
          application, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsError())
      }
    }
  }
}
