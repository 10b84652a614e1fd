/// A bar of buttons for a screen's actions, at its lower edge.
///
/// The members here only forward; `ToolbarItems` holds the logic.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  final private(set) lazy var contents = ToolbarItems(self)

  /// A bar of the given place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contents.install()
  }

  /// A bar of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contents.install()
    coder.decode(ToolbarDecoding.self, into: self)
  }

  /// Provides the position of the bar. Not retained.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The buttons and the room between them, from the leading end.
  open var items: [UIBarButtonItem]? {
    get { contents.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { contents.set(items ?? [], animated: animated) }

  /// The looks.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.standardAppearance, standardAppearance)
    }
  }

  /// The style of the bar: `.black` is dark with light titles in every appearance. The default is `.default`.
  open var barStyle: UIBarStyle {
    get { contents.barStyle }
    set {
      contents.barStyle = newValue
      noteAppearance(\.barStyle, newValue)
    }
  }

  /// The edge of its container that the bar lies at, by which it chooses its background.
  open var barPosition: UIBarPosition { contents.position }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: NavigationBarLayout.height(for: traitCollection))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: NavigationBarLayout.height(for: traitCollection))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contents.didMoveToWindow()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ToolbarAccessibility(view: self)
  }
}

/// Provides the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
