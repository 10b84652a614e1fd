/// A bar that fills as something gets done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  final lazy var bar = ProgressBar(view: self)
  private lazy var observed = ObservedProgress(view: self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("progress", \UIProgressView.progress)
    ]
  }

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bar.setUp()
  }

  /// An empty bar, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.setUp()
    coder.decode(ProgressViewDecoding.self, into: self)
  }

  /// An empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(origin: .zero, size: ProgressBar.naturalSize))
    progressViewStyle = style
  }

  /// The look of the bar; `default` at first.
  open var progressViewStyle: Style {
    get { bar.style }
    set { bar.style = newValue }
  }

  /// The completed share, from 0 to 1. Values outside are limited to that range.
  open var progress: Float {
    get { bar.progress }
    set { bar.set(newValue, animated: false) }
  }

  /// Sets the share that is done.
  open func setProgress(_ progress: Float, animated: Bool) { bar.set(progress, animated: animated) }

  /// The progress that the bar shows, with animated changes; nil, the default, for the value of `progress`.
  ///
  /// The share is read ten times per second while the view is in a window, until the progress is finished or cancelled.
  open var observedProgress: Progress? {
    get { observed.progress }
    set { observed.progress = newValue }
  }

  /// The colour of the part that is done; nil for the tint.
  open var progressTintColor: UIColor? {
    get { bar.progressTint }
    set {
      bar.progressTint = newValue
      noteAppearance(\.progressTintColor, newValue)
    }
  }

  /// The colour of the track; nil for the system's.
  open var trackTintColor: UIColor? {
    get { bar.trackTint }
    set {
      bar.trackTint = newValue
      noteAppearance(\.trackTintColor, newValue)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ProgressBar.height(of: bar.style))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ProgressBar.height(of: bar.style))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bar.place()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observed.windowDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    bar.updateColors()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ProgressViewAccessibility(view: self)
  }
}

extension UIProgressView {
  /// The look of a progress bar.
  public enum Style: Int, Sendable {
    /// A bar with a visible track, among other content.
    case `default`
    /// At the edge of a bar: thinner, without a visible track.
    case bar
  }
}
