/// A choice that an alert offers: what its button says, how it looks, and what happens.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable {
    /// One like others.
    case `default` = 0
    /// The one that leaves everything as it is; an alert has at most one, which stands apart.
    case cancel = 1
    /// One that changes or deletes something for good: red.
    case destructive = 2
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// Shows whether the action can be chosen.
  weak var observer: (any AlertActionObserver)?

  /// A choice with a handler, which is called once the alert is gone.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(title, style, handler)
  }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What the button says.
  open private(set) var title: String?

  /// What the choice means.
  open private(set) var style: Style

  /// Whether it can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { observer?.alertActionDidChange(self) } }
  }

  func perform() { handler?(self) }
}

/// Whoever shows an action.
@MainActor
protocol AlertActionObserver: AnyObject {
  func alertActionDidChange(_ action: UIAlertAction)
}
