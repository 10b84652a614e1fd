/// Shows where the user is: a title, a way back, and buttons.
///
/// The members here only forward; `NavigationBarItems` holds the logic.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  final private(set) lazy var contents = NavigationBarItems(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UINavigationBar.delegate)
    ]
  }

  /// A bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contents.install()
  }

  /// A bar of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contents.install()
    coder.decode(NavigationBarDecoding.self, into: self)
  }

  /// The delegate for pushes and pops in a bar without a navigation controller; not retained.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items from the first to the one shown.
  open var items: [UINavigationItem]? {
    get { contents.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { contents.set(items ?? [], animated: animated) }

  /// The item shown.
  open var topItem: UINavigationItem? { contents.items.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { contents.items.dropLast().last }

  /// Shows a further item, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { contents.push(item, animated: animated) }

  /// Removes the top item, unless the delegate refuses. Returns the removed item; nil if none was.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { contents.pop(animated: animated) }

  /// The looks when content lies beneath the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.standardAppearance, standardAppearance)
    }
  }

  /// The looks when the content's edge is at the bar; nil for no background and no line.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    }
  }

  /// The looks on a window that is not high; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.compactAppearance, compactAppearance)
    }
  }

  /// The looks on a window that is not high, when the content's edge is at the bar; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
  }

  /// Whether screens have large titles beneath the row of buttons while their content is at its top. False by
  /// default. A bar without a navigation controller shows none.
  open var prefersLargeTitles = false {
    didSet {
      contents.prefersLargeTitlesDidChange()
      noteAppearance(\.prefersLargeTitles, prefersLargeTitles)
    }
  }

  // MARK: Older looks

  /// The background's colour: that of `standardAppearance`.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      noteAppearance(\.barTintColor, newValue)
    }
  }

  /// Whether content lies beneath the bar and shines through. If false, the bar is opaque and content begins at its
  /// lower edge. True by default.
  open var isTranslucent = true {
    didSet {
      contents.translucencyDidChange()
      noteAppearance(\.isTranslucent, isTranslucent)
    }
  }

  /// Shows an image in place of the background; an empty image shows none, nil the usual background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The image in place of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Shows an image in place of the background. The bar's position makes no difference here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    BarBackgroundImage(self).set(backgroundImage, barMetrics)
    noteAppearance(#function, [barMetrics.rawValue]) {
      $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
  }

  /// The image in place of the background in a position.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    BarBackgroundImage(self).image(barMetrics)
  }

  /// The image beside the text of the back button, if `backIndicatorTransitionMaskImage` is set, too; nil for the chevron.
  open var backIndicatorImage: UIImage? {
    get { contents.backIndicator.image }
    set {
      contents.backIndicator.image = newValue
      noteAppearance(\.backIndicatorImage, newValue)
    }
  }

  /// The mask of the back button's text during a push. The text fades here, so that only its presence matters.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { contents.backIndicator.mask }
    set {
      contents.backIndicator.mask = newValue
      noteAppearance(\.backIndicatorTransitionMaskImage, newValue)
    }
  }

  /// The line's image: that of `standardAppearance`.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set {
      standardAppearance.shadowImage = newValue
      noteAppearance(\.shadowImage, newValue)
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

  /// Font and colour of the title: those of `standardAppearance`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      noteAppearance(\.titleTextAttributes, newValue)
    }
  }

  /// Font and colour of the large title: those of `standardAppearance`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      noteAppearance(\.largeTitleTextAttributes, newValue)
    }
  }

  /// The colour behind the bar's background. It is visible while the background is not, as when the content's edge is
  /// at the bar.
  open override var backgroundColor: UIColor? {
    didSet { contents.backgroundColorDidChange() }
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

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    NavigationBarAccessibility(view: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contents.didMoveToWindow()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contents.traitsDidChange()
  }
}
