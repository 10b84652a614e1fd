/// The view at the top of a hierarchy, through which events reach it.
///
/// The app's scene retains a visible window: it is deallocated once it is hidden, or leaves the scene, unless it is retained otherwise.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The depth of a window: a greater value is in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// A level of any number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A level of any number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0: the level of an app's windows.
    public static let normal = Level(0)
    /// 1000: in front of normal windows.
    public static let statusBar = Level(1000)
    /// 2000: in front of status bars.
    public static let alert = Level(2000)
  }

  /// Posted when a window was shown; the object is the window.
  open class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted when a window was hidden; the object is the window.
  open class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted when a window became the key window; the object is the window.
  open class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when a window stopped being the key window; the object is the window.
  open class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  final lazy var touches = TouchDispatch(self)
  package final weak var firstResponder: UIResponder? {
    didSet { presence.firstResponderDidChange(from: oldValue) }
  }
  package final let presence = WindowPresence()
  final let root = WindowRoot()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    presence.prepare(self)
    root.prepare(self)
  }

  /// A window that fills the main screen [C].
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    presence.prepare(self)
    root.prepare(self)
    presence.scene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    presence.prepare(self)
    root.prepare(self)
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    presence.keepForNow()
  }

  /// The controller whose view fills the window. It is loaded and added once the window is shown.
  open var rootViewController: UIViewController? {
    get { root.controller }
    set { root.controller = newValue }
  }

  /// The scene that shows the window. A window without one joins the app's scene when it is shown.
  open weak var windowScene: UIWindowScene? {
    get { presence.scene }
    set { presence.scene = newValue }
  }

  /// The screen that the window is on.
  open var screen: UIScreen {
    get { presence.scene?.screen ?? .main }
    set { presence.scene = SceneRegistry.scene(on: newValue) ?? presence.scene }
  }

  /// The level of the window: it is in front of all windows of lower levels. The default is `.normal`.
  open var windowLevel: Level {
    get { presence.level }
    set { presence.setLevel(newValue) }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set { presence.setHidden(newValue) { super.isHidden = newValue } }
  }

  /// Whether events of the keyboard go to this window; at most one window is the key window.
  open var isKeyWindow: Bool { presence.isKey }

  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }

  /// Makes this window the key window, which gets the keyboard's events.
  open func makeKey() { presence.makeKey() }

  /// Shows the window in front of others of its level, and makes it the key window.
  open func makeKeyAndVisible() { presence.makeKeyAndVisible() }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after the window ceased to be the key window.
  open func resignKey() {}

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The window's undo manager, which its responders use unless they have their own.
  open override var undoManager: UndoManager? { presence.undoManager }

  open override func layoutSubviews() {
    super.layoutSubviews()
    root.layOut()
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    root.didLayOut()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    BackKeys(window: self).handle(presses) { rest in
      presence.keyFocus.handleTab(rest) { super.pressesBegan($0, with: event) }
    }
  }

  /// Brings an event to recognisers and views.
  open func sendEvent(_ event: UIEvent) { presence.send(event) }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}

extension UIWindow {
  /// Decides which of the recognisers that track the window's touches win.
  var arena: GestureArena { touches.arena }
}
