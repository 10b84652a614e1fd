/// The action of a button beside a row that is swiped open.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Runs when the button is tapped, or the row swiped all the way. It gets the action, a view in the row that shows
  /// it, and what it calls once it is done: the row closes then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether an action destroys what the row stands for.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  private var ownBackgroundColor: UIColor?

  private override init() { super.init() }

  /// An action with a title and what it does.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Whether the action destroys what the row stands for.
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

  /// The effect that the button applies to the views behind it.
  var backgroundEffect: UIVisualEffect?

  /// The colour of the button over its effect: none unless the app gave it one [?].
  var shownBackgroundColor: UIColor? {
    backgroundEffect == nil ? backgroundColor : ownBackgroundColor
  }
}
