@_spi(UIKitFloors) import UIKitCore

/// Dots, one for each page, with the current page marked. A tap beside the marked dot goes one page forward or back; a
/// finger that moves along the dots passes through the pages.
///
/// Members only forward: `PageDots` draws, `PageTracking` follows the finger.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  final lazy var dots = PageDots(control: self)
  final lazy var pageTracking = PageTracking(control: self)

  /// A page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dots.setUp()
  }

  /// A page control without pages, or as decoded from a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dots.setUp()
    coder.decode(PageControlDecoding.self, into: self)
  }

  // MARK: Pages

  /// The number of dots. Negative numbers become 0.
  open var numberOfPages: Int {
    get { dots.count }
    set { dots.setCount(newValue) }
  }

  /// The current page, clamped to the existing pages. Setting it sends no event.
  open var currentPage: Int {
    get { dots.current }
    set { dots.setCurrent(newValue) }
  }

  /// Whether the control hides itself while it has at most one page.
  open var hidesForSinglePage: Bool {
    get { dots.hidesForSinglePage }
    set { dots.hidesForSinglePage = newValue }
  }

  /// Whether a finger that moves along the dots passes through the pages. True by default.
  open var allowsContinuousInteraction: Bool {
    get { pageTracking.isContinuous }
    set { pageTracking.isContinuous = newValue }
  }

  /// How the user is changing the page at present.
  open var interactionState: InteractionState { pageTracking.state }

  // MARK: Looks

  /// The colour of the dots; nil, the default, for a translucent white.
  open var pageIndicatorTintColor: UIColor? {
    get { dots.tint }
    set {
      dots.tint = newValue
      noteAppearance(\.pageIndicatorTintColor, newValue)
    }
  }

  /// The colour of the current page's dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    get { dots.currentTint }
    set {
      dots.currentTint = newValue
      noteAppearance(\.currentPageIndicatorTintColor, newValue)
    }
  }

  /// An image that replaces the dots, drawn in the dots' colours; nil, the default, for dots.
  open var preferredIndicatorImage: UIImage? {
    get { dots.image }
    set { dots.image = newValue }
  }

  /// Sets the image for one page, drawn in the dots' colours; nil restores the common one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { dots.setImage(image, page) }

  /// The image that was set for one page; nil for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { dots.images[page] }

  /// An image that replaces the current page's dot; nil, the default, for the image of other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { dots.currentImage }
    set { dots.currentImage = newValue }
  }

  /// Sets the image for one page while it is the current one; nil restores the common one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { dots.setCurrentImage(image, page) }

  /// The image that was set for one page while it is the current one; nil for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { dots.currentImages[page] }

  /// Shows the progress of the current page: a bar that fills replaces its dot. Nil, the default, for dots alone. Only
  /// one control at a time can show a progress.
  open var progress: UIPageControlProgress? {
    get { dots.progress }
    set { dots.progress = newValue }
  }

  /// When the dots have a background.
  open var backgroundStyle: BackgroundStyle {
    get { dots.backgroundStyle }
    set { dots.backgroundStyle = newValue }
  }

  // MARK: Layout

  /// The size that a number of dots needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { dots.size(count: pageCount) }

  open override var intrinsicContentSize: CGSize { dots.size(count: dots.count) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { dots.size(count: dots.count) }

  @_spi(UIKitFloors) public final override var isOperatedByKeys: Bool { numberOfPages > 1 }
  @_spi(UIKitFloors) public final override func step(by step: Int) -> Bool {
    pageTracking.go(by: step, nil)
    return true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    dots.place()
  }

  @_spi(UIKitFloors) public final override func stateDidChange() { dots.updateColors() }

  @_spi(UIKitFloors) open override var ownGestures: [ControlGesture] { [.tap] }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pageTracking.begin(at: touch.location(in: self))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pageTracking.move(to: touch.location(in: self), event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { pageTracking.end(event) }

  open override func cancelTracking(with event: UIEvent?) { pageTracking.cancel() }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    PageControlAccessibility(view: self)
  }
}

extension UIPageControl {
  /// How a finger changes the page.
  public enum InteractionState: Int, Sendable {
    /// The user is not interacting with the control.
    case none = 0
    /// A tap beside the current dot.
    case discrete = 1
    /// A finger is moving along the dots.
    case continuous = 2
  }

  /// When the dots have a background.
  public enum BackgroundStyle: Int, Sendable {
    /// Visible while a finger moves along the dots.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }
}
