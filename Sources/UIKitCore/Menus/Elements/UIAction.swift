/// The closure that an action runs. Its argument is the action, whose `sender` is the control.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for menus, buttons and other controls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action, so that another one with an equal identifier replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public let rawValue: String

    /// An identifier of any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of any text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let handler: UIActionHandler

  /// An action with a handler.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title, subtitle: nil, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  /// An action with a handler and a line beneath its title.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  private init(
    _ title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, discoverabilityTitle: String?,
    attributes: Attributes, state: State, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// An action that does nothing: an archive of one does not exist here.
  public required init?(coder: NSCoder) {
    identifier = Identifier("")
    attributes = []
    state = .off
    handler = { _ in }
    super.init(coder: coder)
  }

  /// The action's identifier; generated if none was given.
  public final let identifier: Identifier

  /// The title shown in menus and buttons.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer name, for help.
  open var discoverabilityTitle: String?

  /// How the menu shows the action, such as disabled or destructive; none by default.
  open var attributes: Attributes

  /// The checkmark of the action in a menu; `off` by default.
  open var state: State

  /// The object that performs the action, such as a button; nil outside of the handler.
  open private(set) var sender: Any?

  /// Runs the handler for a sender.
  package func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      storedTitle, subtitle: subtitle, image: storedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }
}
