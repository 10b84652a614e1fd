/// A view that shows an image, placed by its content mode.
///
/// Pictures in files are decoded off the main thread, at the size shown; small ones at once. The members here only
/// forward to `ImagePresenter`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private final lazy var presenter = ImagePresenter(view: self)
  final private(set) lazy var symbolEffects = SymbolEffects(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("image", \UIImageView.image),
      _Property("highlightedImage", \UIImageView.highlightedImage),
    ]
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    presenter.image = image
  }

  /// A view of the image's size with an image for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    presenter.image = image
    presenter.highlightedImage = highlightedImage
  }

  /// A view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without an image, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = coder.describesInteraction
    coder.decode(ImageViewDecoding.self, into: self)
  }

  /// The image shown.
  open var image: UIImage? {
    get { presenter.image }
    set { presenter.image = newValue }
  }

  /// The image in its form for the view's traits and symbol configuration.
  final var imageAsShown: UIImage? { presenter.imageAsShown }

  /// The image shown while the view is highlighted, if there is one.
  open var highlightedImage: UIImage? {
    get { presenter.highlightedImage }
    set { presenter.highlightedImage = newValue }
  }

  /// Whether the view shows its highlighted image.
  open var isHighlighted: Bool {
    get { presenter.isHighlighted }
    set { presenter.isHighlighted = newValue }
  }

  /// The size and weight of symbols that do not specify their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { presenter.symbolConfiguration }
    set { presenter.symbolConfiguration = newValue }
  }

  /// The images shown one after the other by `startAnimating`.
  open var animationImages: [UIImage]? {
    get { presenter.animationImages }
    set { presenter.animationImages = newValue }
  }

  /// The frames that `startAnimating()` shows while the view is highlighted; nil for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? {
    get { presenter.highlightedAnimationImages }
    set { presenter.highlightedAnimationImages = newValue }
  }

  /// The duration of one cycle of the images, in seconds; 0 means a thirtieth of a second per image.
  open var animationDuration: TimeInterval {
    get { presenter.animationDuration }
    set { presenter.animationDuration = newValue }
  }

  /// How often the images are shown; 0 for endlessly.
  open var animationRepeatCount: Int {
    get { presenter.animationRepeatCount }
    set { presenter.animationRepeatCount = newValue }
  }

  /// Whether images are being shown one after the other.
  open var isAnimating: Bool { presenter.isAnimating }

  /// Shows the images one after the other, from the first on.
  open func startAnimating() { presenter.startAnimating() }

  /// Shows the view's image again.
  open func stopAnimating() { presenter.stopAnimating() }

  /// Moves images of several frames while the view is in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    presenter.windowDidChange()
  }

  /// The image's size, or no metric without an image.
  open override var intrinsicContentSize: CGSize { presenter.intrinsicSize ?? super.intrinsicContentSize }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { presenter.intrinsicSize ?? super.sizeThatFits(size) }

  /// How content fits into bounds of another size.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      presenter.setNeedsUpdate()
    }
  }

  /// Updates the picture for the view's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    presenter.update()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ImageViewAccessibility(view: self)
  }

  /// Draws a template image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    presenter.setNeedsUpdate()
  }

  /// Shows the image's form for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presenter.setNeedsUpdate()
  }
}
