import Foundation

/// A user's activity in the app, with the values to continue it later. Foundation for Linux lacks this class.
///
/// A scene stores one until the next start of the app; see `UISceneDelegate.stateRestorationActivity(for:)`. Here
/// activities are passed neither to other devices nor to the system's search.
open class NSUserActivity: NSObject {
  private let type: String

  /// An activity of a type, written like a reversed domain name.
  public init(activityType: String) {
    type = activityType
    super.init()
  }

  /// The kind of the activity.
  open var activityType: String { type }
  /// A name for the user.
  open var title: String?
  /// The values with which the app continues the activity. A scene stores property-list values and URLs.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the values without which the activity cannot be continued; nil, the default, for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Search keywords. UIKit does not use them.
  open var keywords: Set<String> = []
  /// The page of the same content on the web.
  open var webpageURL: URL?
  /// The page that led to the activity.
  open var referrerURL: URL?
  /// The identifier of the content that the activity concerns.
  open var targetContentIdentifier: String?
  /// The app's name for the activity.
  open var persistentIdentifier: String?
  /// The date after which the activity is of no use.
  open var expirationDate: Date?

  /// Whether the values have to be updated before they are stored: then UIKit calls `updateUserActivityState(_:)` of
  /// the responders with this activity, and the delegate's `userActivityWillSave(_:)`. False by default.
  open var needsSave = false

  /// The delegate, which is told before the values are kept; not retained.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The user's current activity. Set on the main thread.
  nonisolated(unsafe) private(set) static var current: NSUserActivity?

  /// Makes this the user's current activity, replacing another one. UIKit updates its values when the app enters the
  /// background. Called on the main thread.
  open func becomeCurrent() { Self.current = self }

  /// Ends this as the user's current activity. Called on the main thread.
  open func resignCurrent() { if Self.current === self { Self.current = nil } }

  /// The activity is over. Called on the main thread.
  open func invalidate() { resignCurrent() }

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// Is informed of an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the values are stored, to update them, if `needsSave` is true.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
