/// Something that assistive tools can do with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The category of actions that change content.
  open class var editCategory: String { "UIAccessibilityCustomActionCategoryEdit" }

  /// An action with a name and the closure that performs it.
  public convenience init(name: String, actionHandler: @escaping Handler) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// An action with a name, a picture and the closure that performs it.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that calls a method. The target is not kept alive.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// An action with a picture that calls a method. The target is not kept alive.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map(TargetObject.of)
    self.selector = selector
    super.init()
  }

  /// The action's name, in the user's language.
  open var name: String { didSet { spokenName = nil } }

  private var spokenName: NSAttributedString?

  /// The name with attributes for how it is spoken.
  open var attributedName: NSAttributedString {
    get { spokenName ?? NSAttributedString(string: name) }
    set {
      name = newValue.string
      spokenName = newValue
    }
  }

  /// A picture for the action.
  open var image: UIImage?

  /// The kind of action, such as `editCategory`; nil, the default, for none.
  open var category: String?

  /// Performs the action and returns whether it succeeded; nil for an action with a target.
  open var actionHandler: Handler?

  /// The object whose method is called, if there is no handler. Not retained.
  open weak var target: AnyObject?

  /// The method that the action calls on its target.
  open var selector: Selector = Selector("")
}

extension UIAccessibilityCustomAction {
  /// Performs the action. Returns whether it succeeded; a method called by a selector always does.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, ActionTable.responds(target, to: selector) else { return false }
    ActionTable.send(selector, to: target, sender: self)
    return true
  }
}
