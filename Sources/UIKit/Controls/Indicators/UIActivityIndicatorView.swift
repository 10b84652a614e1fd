/// A wheel that turns while something is under way.
///
/// It turns on the frame clock, in steps, and costs nothing while it stands, is hidden or is in no window.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  final lazy var wheel = ActivityWheel(view: self)

  /// A medium wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    wheel.setUp(.medium)
  }

  /// A wheel as large as its style says.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: ActivityWheel.size(of: style)))
    wheel.setUp(style)
  }

  /// A medium wheel, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    wheel.setUp(.medium)
  }

  /// How large the wheel is. Setting one of the old styles sets the colour too.
  open var style: Style {
    get { wheel.style }
    set { wheel.setStyle(newValue) }
  }

  /// The colour of the spokes.
  open var color: UIColor! {
    get { wheel.color }
    set {
      wheel.color = newValue
      noteAppearance(\.color, newValue)
    }
  }

  /// Whether the wheel is hidden while it stands: it is, unless told otherwise.
  open var hidesWhenStopped: Bool {
    get { wheel.hidesWhenStopped }
    set { wheel.hidesWhenStopped = newValue }
  }

  /// Shows the wheel and lets it turn.
  open func startAnimating() { wheel.start() }

  /// Stops the wheel, and hides it unless told otherwise.
  open func stopAnimating() { wheel.stop() }

  /// Whether the wheel was started.
  open var isAnimating: Bool { wheel.isAnimating }

  open override var intrinsicContentSize: CGSize { ActivityWheel.size(of: wheel.style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ActivityWheel.size(of: wheel.style) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    wheel.update()
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      wheel.update()
    }
  }

  open override func draw(_ rect: CGRect) { wheel.draw() }

  override var accessibilityDefaults: any AccessibilityDefaults { ActivityIndicatorAccessibility(view: self) }
}

extension UIActivityIndicatorView {
  /// How large a wheel is, and of which colour.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    @available(*, deprecated, message: "Use medium and set color where it is wanted.")
    case white = 1
    @available(*, deprecated, message: "Use large and set color where it is wanted.")
    case whiteLarge = 0
    @available(*, deprecated, message: "Use medium.")
    case gray = 2
  }
}
