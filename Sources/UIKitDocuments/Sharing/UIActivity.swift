/// An action on items that the user shares. An app makes subclasses; the system's activities are identified by their
/// type.
///
/// A subclass overrides the title, the image, `canPerform(withActivityItems:)`, and either `perform()` or
/// `activityViewController`. It calls `activityDidFinish(_:)` at its end.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  final var finish: ((Bool) -> Void)?

  /// An activity that does nothing yet.
  public override init() {
    super.init()
  }

  /// The part of the sheet that shows the activity; by default the actions.
  open class var activityCategory: Category { .action }

  /// Names the activity in `excludedActivityTypes` and to the completion handler; nil by default.
  open var activityType: ActivityType? { nil }

  /// The title that the user sees; nil by default.
  open var activityTitle: String? { nil }

  /// The activity's image, of which only the alpha channel is used for actions; nil by default.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can do something with the items. False by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items when the user chose the activity, before it is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A controller that is presented instead of calling `perform()`; nil, the default, for none.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity. The default reports that it was not completed.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity: dismisses its controller and the sheet, and calls the completion handler.
  open func activityDidFinish(_ completed: Bool) { finish?(completed) }
}

extension UIActivity {
  /// The part of the sheet that shows an activity.
  public enum Category: Int, Sendable {
    /// In the list of actions.
    case action = 0
    /// In the row of apps and services to share with.
    case share = 1
  }

  /// The name of a kind of activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name as text, in reverse order of a domain by convention.
    public var rawValue: String
    /// An app's custom activity type.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An app's custom activity type.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIActivity.ActivityType {
  /// Puts the items on the clipboard.
  public static let copyToPasteboard = UIActivity.ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
  /// Begins a message in the desktop's mail program.
  public static let mail = UIActivity.ActivityType("com.apple.UIKit.activity.Mail")
  /// Sends the items to a device nearby. Never offered here.
  public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")
  /// Sends a text message. Never offered here.
  public static let message = UIActivity.ActivityType("com.apple.UIKit.activity.Message")
  /// Prints the items. Never offered here.
  public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")
  /// Adds pictures to the user's photographs. Never offered here.
  public static let saveToCameraRoll = UIActivity.ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Sets the picture of a contact. Never offered here.
  public static let assignToContact = UIActivity.ActivityType("com.apple.UIKit.activity.AssignToContact")
  /// Keeps a page for later. Never offered here.
  public static let addToReadingList = UIActivity.ActivityType("com.apple.UIKit.activity.AddToReadingList")
  /// Opens a document in the book reader. Never offered here.
  public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  /// Marks a page up. Never offered here.
  public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  /// Posts to a social network. Never offered here.
  public static let postToFacebook = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFacebook")
  /// Posts to a social network. Never offered here.
  public static let postToTwitter = UIActivity.ActivityType("com.apple.UIKit.activity.PostToTwitter")
  /// Posts to a social network. Never offered here.
  public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")
  /// Posts to a social network. Never offered here.
  public static let postToTencentWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.TencentWeibo")
  /// Uploads pictures. Never offered here.
  public static let postToFlickr = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFlickr")
  /// Uploads a film. Never offered here.
  public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")
}
