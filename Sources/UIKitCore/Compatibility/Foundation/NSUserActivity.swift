import Foundation

/// The thing that a user does at a moment, as values from which an app shows it again. Foundation for Linux lacks this class.
///
/// A scene keeps one from one start of the app to the next; see `UISceneDelegate.stateRestorationActivity(for:)`. No other
/// device and no search of the system learns of activities here.
open class NSUserActivity: NSObject {
  private let type: String

  /// An activity of a kind, named in the reverse form of domains.
  public init(activityType: String) {
    type = activityType
    super.init()
  }

  /// The kind of the activity.
  open var activityType: String { type }
  /// A name for the user.
  open var title: String?
  /// Values from which the app shows it again. Those that a property list can have, and URLs, are kept with a scene.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the values without which it cannot be shown again; nil, and by default, for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Words by which it is found, for the app's own use.
  open var keywords: Set<String> = []
  /// The page of the same content on the web.
  open var webpageURL: URL?
  /// The page that led to it.
  open var referrerURL: URL?
  /// The part of an app's content that it is about.
  open var targetContentIdentifier: String?
  /// A name by which the app knows it again.
  open var persistentIdentifier: String?
  /// When it is of no use any more.
  open var expirationDate: Date?

  /// Whether the values are to be brought up to date before they are kept: then the responders that have the activity are asked
  /// by `updateUserActivityState(_:)`, and the delegate is told. False by default.
  open var needsSave = false

  /// The delegate, which is told before the values are kept; not retained.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The activity that the user is at. Set on the main thread.
  nonisolated(unsafe) private(set) static var current: NSUserActivity?

  /// Makes this the activity that the user is at, in place of another one: it is brought up to date when the app goes out of
  /// sight. Called on the main thread.
  open func becomeCurrent() { Self.current = self }

  /// The user is at this activity no longer. Called on the main thread.
  open func resignCurrent() { if Self.current === self { Self.current = nil } }

  /// The activity is over. Called on the main thread.
  open func invalidate() { resignCurrent() }

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// Is told of an activity's way.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The values are about to be kept: the last moment to set them. Called where `needsSave` is true.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
