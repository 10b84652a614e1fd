/// The background of a bar and the line beneath it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The bar that shows the appearance redraws itself after a change.
  weak var observer: (any BarItemObserver)?

  /// The default looks.
  public override init() {
    super.init()
  }

  /// A copy.
  public required init(barAppearance: UIBarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// The default looks, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init()
  }

  /// The default: the content shimmers through, with a line at the edge.
  open func configureWithDefaultBackground() {
    removeImages()
    backgroundEffect = Self.standardEffect
    backgroundColor = nil
    shadowColor = BarColors.shadow
  }

  /// The background of the system, with a line at the edge.
  open func configureWithOpaqueBackground() {
    removeImages()
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = BarColors.shadow
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    removeImages()
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// The blur through which content shimmers beneath the bar, below `backgroundColor`; nil for none.
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.standardEffect {
    didSet { observer?.barItemDidChange() }
  }

  private static var standardEffect: UIBlurEffect { UIBlurEffect(style: .systemChromeMaterial) }

  /// A colour over the bar's background.
  open var backgroundColor: UIColor? {
    didSet { observer?.barItemDidChange() }
  }

  /// An image over the background's colour.
  open var backgroundImage: UIImage? {
    didSet { observer?.barItemDidChange() }
  }

  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { observer?.barItemDidChange() }
  }

  /// An image in place of the line at the bar's edge; a template is drawn in `shadowColor`.
  open var shadowImage: UIImage? {
    didSet { observer?.barItemDidChange() }
  }

  /// Shows an image in place of the material, as bars did before they had appearances. An empty image leaves nothing of the
  /// background; nil brings the material back.
  func replaceBackground(with image: UIImage?) {
    backgroundImage = image
    backgroundEffect = image == nil ? Self.standardEffect : nil
  }

  private func removeImages() {
    backgroundImage = nil
    shadowImage = nil
  }

  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = BarColors.shadow {
    didSet { observer?.barItemDidChange() }
  }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(barAppearance: self)
  }
}
