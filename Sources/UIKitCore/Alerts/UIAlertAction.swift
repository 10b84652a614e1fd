/// A choice of an alert: the title of its button, its style and its handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    /// An action without a particular meaning.
    case `default` = 0
    /// Cancels, and leaves everything as it is. An alert has at most one such action, whose button is separate.
    case cancel = 1
    /// Changes or deletes something for good; the title is red.
    case destructive = 2
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// The button, which shows changes of the action.
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

/// The look of an action's button that apps set by key-value coding [C].
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
