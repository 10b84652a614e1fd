/// The action of a button beside a row that is swiped open.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Runs when the button is tapped or the row is swiped all the way. It receives the action, the view that shows it,
  /// and a completion to call with true if the action was performed; then the row closes.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether an action deletes the row's content.
  public enum Style: Int, Sendable {
    /// The action keeps the row's content; its button is grey.
    case normal = 0
    /// The action deletes the row's content; its button is red.
    case destructive = 1
  }

  private var ownBackgroundColor: UIColor?

  private override init() { super.init() }

  /// An action with a title, and the handler that performs it.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Whether the action deletes the row's content.
  open private(set) var style = Style.normal

  /// Runs when the button is tapped.
  open private(set) var handler: Handler = { _, _, completion in completion(false) }

  /// The text on the button.
  open var title: String?

  /// The picture above the text, drawn in white.
  open var image: UIImage?

  /// The button's colour. Nil sets it back to that of the style.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : SwipeMetrics.normalColor) }
    set { ownBackgroundColor = newValue }
  }

  /// The effect of the button on the views behind it.
  var backgroundEffect: UIVisualEffect?

  /// The colour of the button over its effect: none unless the app gave it one [?].
  var shownBackgroundColor: UIColor? {
    backgroundEffect == nil ? backgroundColor : ownBackgroundColor
  }
}
