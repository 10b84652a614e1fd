/// The looks of a navigation bar: background, line, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The default looks.
  public override init() {
    super.init()
  }

  /// A copy of an appearance. Properties that only navigation bars have are copied if it is a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    let other = barAppearance as? UINavigationBarAppearance
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    largeTitleTextAttributes = other?.largeTitleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    ownBackIndicatorImage = other?.ownBackIndicatorImage
    buttonAppearance = other?.buttonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .plain)
    doneButtonAppearance = other?.doneButtonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .done)
    backButtonAppearance = other?.backButtonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .plain)
    super.init(barAppearance: barAppearance)
  }

  /// The default looks, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Font and colour of the title, where they differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { observer?.barItemDidChange() }
  }

  /// Font and colour of the large title, where they differ from the default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { observer?.barItemDidChange() }
  }

  /// The offset of the title from its standard position, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { observer?.barItemDidChange() }
  }

  /// The image in place of the back chevron; nil for the chevron.
  final private(set) var ownBackIndicatorImage: UIImage?

  /// The image beside the text of the back button.
  open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? BackIndicator.standardImage }

  /// The image that lets the back button's text appear from beneath it during a push.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicatorImage }

  /// Sets the image beside the text of the back button. The mask is not needed: the text fades.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    ownBackIndicatorImage = transitionMaskImage == nil ? nil : backIndicatorImage
    observer?.barItemDidChange()
  }

  /// Looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observer?.barItemDidChange() }
  }

  /// The look of buttons in the done style, in each state.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { observer?.barItemDidChange() }
  }

  /// Looks of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observer?.barItemDidChange() }
  }
}
