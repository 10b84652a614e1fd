/// A choice of an alert: the title of its button, its style and its handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    /// One like others.
    case `default` = 0
    /// Leaves everything as it is. An alert has at most one such action, which is shown apart.
    case cancel = 1
    /// One that changes or deletes something for good: red.
    case destructive = 2
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// Shows whether the action can be chosen.
  weak var observer: (any AlertActionObserver)?

  /// An action with a handler, which is called after the alert was dismissed.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(title, style, handler)
  }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The title of the button.
  open private(set) var title: String?

  /// The meaning of the action.
  open private(set) var style: Style

  /// Whether it can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { observer?.alertActionDidChange(self) } }
  }

  /// The appearance of the button beyond the public properties.
  final var look = AlertActionLook() {
    didSet { observer?.alertActionDidChange(self) }
  }

  func perform() { handler?(self) }
}

/// The looks of an action that apps set by keys [C].
struct AlertActionLook {
  var titleColor: UIColor?
  var image: UIImage?
  var imageColor: UIColor?
  var alignment = NSTextAlignment.center
  var isChecked = false
}

/// The object that shows an action.
@MainActor
protocol AlertActionObserver: AnyObject {
  func alertActionDidChange(_ action: UIAlertAction)
}

extension UIAlertAction: KeyedObject {
  static var knownKeys: [_Property] {
    [
      _Property("title", \UIAlertAction.title), _Property("enabled", \UIAlertAction.isEnabled),
      _Property("titleTextColor", \UIAlertAction.look.titleColor), _Property("image", \UIAlertAction.look.image),
      _Property("imageTintColor", \UIAlertAction.look.imageColor),
      _Property("checked", \UIAlertAction.look.isChecked),
      .number("titleTextAlignment", \UIAlertAction.look.alignment),
    ]
  }
}
