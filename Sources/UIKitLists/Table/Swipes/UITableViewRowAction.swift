/// A swipe button of a row, in the older form before ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// Whether an action deletes the row's content.
  public enum Style: Int, Sendable {
    /// The action deletes the row's content; its button is red.
    case `default` = 0
    /// The action keeps the row's content; its button is grey.
    case normal = 1

    /// A red button; another name of ``default``.
    public static var destructive: Style { .default }
  }

  private var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  private override init() { super.init() }

  /// An action with a title, and the handler that performs it. The handler receives the action and the row's path at
  /// the time of the tap; then the row closes.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Whether the action deletes the row's content.
  open private(set) var style = Style.default

  /// The text on the button.
  open var title: String?

  /// The button's colour; nil for that of the style.
  open var backgroundColor: UIColor?

  /// The effect of the button on the views behind it, below its colour if it has one; nil, the default, for none.
  open var backgroundEffect: UIVisualEffect?

  /// A copy with the same handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  /// The action as the row shows it.
  /// - Parameter place: returns the present index path of the row, nil once it was removed.
  func contextualAction(place: @escaping () -> IndexPath?) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      _, _, completion in
      if let path = place() { self.handler(self, path) }
      completion(true)
    }
    action.backgroundColor = backgroundColor
    action.backgroundEffect = backgroundEffect
    return action
  }
}
