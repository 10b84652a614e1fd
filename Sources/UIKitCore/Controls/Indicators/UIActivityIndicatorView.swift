/// A spinner that turns while an activity of unknown length runs.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  final lazy var spinner = ActivitySpinner(view: self)

  /// A medium spinner.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    spinner.setUp(.medium)
  }

  /// A spinner with the size of its style.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: ActivitySpinner.size(of: style)))
    spinner.setUp(style)
  }

  /// A medium spinner, or as a document of Interface Builder describes it.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    spinner.setUp(.medium)
    coder.decode(ActivityIndicatorDecoding.self, into: self)
  }

  /// How large the spinner is. Setting one of the old styles sets the colour too.
  open var style: Style {
    get { spinner.style }
    set { spinner.setStyle(newValue) }
  }

  /// The colour of the spokes.
  open var color: UIColor! {
    get { spinner.color }
    set {
      spinner.color = newValue
      noteAppearance(\.color, newValue)
    }
  }

  /// Whether the spinner is hidden while it does not turn. True by default.
  open var hidesWhenStopped: Bool {
    get { spinner.hidesWhenStopped }
    set { spinner.hidesWhenStopped = newValue }
  }

  /// Shows the spinner and lets it turn.
  open func startAnimating() { spinner.start() }

  /// Stops the spinner, and hides it unless `hidesWhenStopped` is false.
  open func stopAnimating() { spinner.stop() }

  /// Whether the spinner was started.
  open var isAnimating: Bool { spinner.isAnimating }

  open override var intrinsicContentSize: CGSize { ActivitySpinner.size(of: spinner.style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ActivitySpinner.size(of: spinner.style) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    spinner.update()
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      spinner.update()
    }
  }

  open override func draw(_ rect: CGRect) { spinner.draw() }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ActivityIndicatorAccessibility(view: self)
  }
}

extension UIActivityIndicatorView {
  /// The size and the colour of a spinner.
  public enum Style: Int, Sendable {
    /// 20 points wide, in grey.
    case medium = 100
    /// 37 points wide, in grey.
    case large = 101
    /// 20 points wide, in white.
    @available(*, deprecated, message: "Use medium and set color where it is wanted.")
    case white = 1
    /// 37 points wide, in white.
    @available(*, deprecated, message: "Use large and set color where it is wanted.")
    case whiteLarge = 0
    /// 20 points wide, in grey.
    @available(*, deprecated, message: "Use medium.")
    case gray = 2
  }
}
