/// Something that assistive tools can do with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does what the action says; answers whether it could.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// An action with what it does.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action with a picture and what it does.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// What the action is called.
  open var name: String

  /// A picture for it.
  open var image: UIImage?

  /// What it does.
  open var actionHandler: Handler?
}
