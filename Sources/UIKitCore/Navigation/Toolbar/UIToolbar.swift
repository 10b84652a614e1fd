/// A bar of buttons for a screen's actions, at its lower edge.
///
/// The members here only forward; `ToolbarItems` holds the logic.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  final private(set) lazy var contents = ToolbarItems(self)

  /// A bar with the given frame.
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

  /// The buttons and the spaces between them, from the leading end.
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

  /// The looks in a window of little height; nil, the default, for those of `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.compactAppearance, compactAppearance)
    }
  }

  /// The looks of a navigation controller's bar where the content of the screen ends at it; nil, the default, for those of
  /// `standardAppearance` without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    }
  }

  /// The looks where the content ends at the bar, in a window of little height; nil, the default, for those of
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
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

  /// The background's colour: that of `standardAppearance`.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      noteAppearance(\.barTintColor, newValue)
    }
  }

  /// Whether content shines through the bar. If false, the content of a navigation controller ends at the bar. True by
  /// default.
  open var isTranslucent = true {
    didSet {
      contents.translucencyDidChange()
      noteAppearance(\.isTranslucent, isTranslucent)
    }
  }

  /// Shows an image in place of the background; an empty image shows none, nil the usual background. Position and height
  /// of the bar make no difference here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    standardAppearance.replaceBackground(with: backgroundImage)
    noteAppearance(#function, []) {
      $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
  }

  /// The image in place of the background.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    standardAppearance.backgroundImage
  }

  /// Shows an image in place of the line at the bar's edge; an empty image shows none, nil the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    standardAppearance.shadowImage = shadowImage
    noteAppearance(#function, []) { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
  }

  /// The image in place of the line at the bar's edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { standardAppearance.shadowImage }

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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contents.traitsDidChange()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ToolbarAccessibility(view: self)
  }
}

/// Provides the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
