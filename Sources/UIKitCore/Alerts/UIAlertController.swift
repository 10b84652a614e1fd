/// Shows a message, or asks a question, in a box in the middle of the window or on a sheet at its lower edge.
///
/// The members here only forward; `AlertContent` holds texts and actions, `AlertSession` performs the chosen action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The presentation of an alert.
  public enum Style: Int, Sendable {
    /// At the lower edge, or in a popover in a wide window: choices about an action that the user just began.
    case actionSheet = 0
    /// In the middle: something to know or to decide before anything else.
    case alert = 1
  }

  final let content = AlertContent()
  final private(set) lazy var session = AlertSession(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("message", \UIAlertController.message),
      // [C] Private properties that many apps set by key-value coding.
      _Property("attributedTitle", \UIAlertController.content.attributedTitle),
      _Property("attributedMessage", \UIAlertController.content.attributedMessage),
      _Property(
        "contentViewController", get: { (alert: UIAlertController) in alert.content.controller },
        set: { $0.session.show($1) }),
    ]
  }

  /// An alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    content.style = preferredStyle
    content.message = message
    self.title = title
  }

  /// An action sheet without texts and actions.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An action sheet without texts and actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The presentation of the alert.
  open var preferredStyle: Style { content.style }

  /// The subject of the alert, in a few words.
  open override var title: String? {
    get { super.title }
    set {
      super.title = newValue
      content.title = newValue
    }
  }

  /// The text below the title; nil for none.
  open var message: String? {
    get { content.message }
    set { content.message = newValue }
  }

  /// The choices, in the order they were added.
  open var actions: [UIAlertAction] { content.actions }

  /// Adds an action. At most one may have the style `cancel`.
  open func addAction(_ action: UIAlertAction) { content.add(action) }

  /// The emphasised action, which the return key performs; one of `actions`.
  open var preferredAction: UIAlertAction? {
    get { content.preferredAction }
    set { content.setPreferredAction(newValue) }
  }

  /// The fields of an alert, in the order they were added; nil without any.
  open var textFields: [UITextField]? { content.shownFields }

  /// Adds a field to an alert; the handler sets it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    content.addField(configurationHandler)
  }

  open override func loadView() { session.loadView() }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    content.view?.sizeDidChange()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    AlertAccessibility(controller: self)
  }
}
