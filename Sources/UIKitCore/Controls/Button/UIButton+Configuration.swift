extension UIButton {
  /// The look of a button, as a value. Values that the app does not set follow from the style and change with the
  /// button's state.
  public struct Configuration: Hashable {
    let style: ButtonLook.Style
    /// The style and state of the last update.
    private(set) var look: ButtonLook
    private var storedInsets: DefaultedValue<NSDirectionalEdgeInsets>

    var titleText = ButtonText()
    var subtitleText = ButtonText()

    /// The first line of text: the string of `attributedTitle`.
    public var title: String? {
      get { titleText.plain }
      set { titleText.plain = newValue }
    }
    /// The first line as attributed text; missing attributes are the style's.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText.attributed = newValue }
    }
    /// Changes the attributes in which the title is shown: called in every update with the style's and the title's own
    /// attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title: the string of `attributedSubtitle`.
    public var subtitle: String? {
      get { subtitleText.plain }
      set { subtitleText.plain = newValue }
    }
    /// The smaller line as attributed text; missing attributes are the style's.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText.attributed = newValue }
    }
    /// Changes the attributes in which the subtitle is shown: called in every update with the style's and the
    /// subtitle's own attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = ButtonLook.titlePadding
    /// How title and subtitle are aligned with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is too wide is shown; wrapped at words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that is too wide is shown; wrapped at words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The image beside the title; nil, the default, shows none.
    public var image: UIImage?
    /// Makes the colour of a template image from the foreground's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; nil for those of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the image is; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The length reserved for the image in the direction of its placement, in points, so that titles of several
    /// buttons line up. 0, the default, reserves the image's own length.
    public var imageReservation: CGFloat = 0
    /// Whether a spinner replaces the image. False by default.
    public var showsActivityIndicator = false
    /// Derives the spinner's colour from the foreground's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator that the button opens a menu; `automatic` by default.
    public var indicator = Indicator.automatic
    /// Derives the indicator's colour from the foreground's.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The distances of the content from the edges, in points; those of `buttonSize` by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets.value }
      set { storedInsets.value = newValue }
    }
    /// The shape of the background's corners; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size class, which sets the insets unless the app has; `medium` by default.
    public var buttonSize = Size.medium {
      didSet { storedInsets.setStandard(buttonSize.contentInsets) }
    }
    /// The background. A colour set here replaces the style's in every state; its corner radius is used by the corner
    /// styles `fixed` and `dynamic`.
    public var background: UIBackgroundConfiguration
    /// The colour of texts and image, which states change; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, which states change; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// Whether a selected button looks like one of a stronger style.
    public var automaticallyUpdateForSelection = true

    init(style: ButtonLook.Style) {
      self.style = style
      look = ButtonLook(style: style)
      storedInsets = DefaultedValue(Size.medium.contentInsets)
      background = .clear()
      background.cornerRadius = ButtonLook.cornerRadius
    }

    /// Restores the insets of `buttonSize`.
    public mutating func setDefaultContentInsets() { storedInsets = DefaultedValue(buttonSize.contentInsets) }

    /// The configuration for a button's present state.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
      var updated = self
      updated.look = ButtonLook(
        style: button.isSelected && automaticallyUpdateForSelection ? style.selected : style,
        isEnabled: button.isEnabled, isHighlighted: button.isHighlighted)
      updated.background.setStandardColor(
        updated.look.background(base: baseBackgroundColor, tint: button.roleTint))
      return updated
    }

    /// Configurations are equal if all their values are, and their transformers are copies of each other.
    public static func == (first: Self, second: Self) -> Bool {
      first.style == second.style && first.look == second.look && first.titleText == second.titleText
        && first.titleTextAttributesTransformer.isSame(as: second.titleTextAttributesTransformer)
        && first.subtitleText == second.subtitleText
        && first.subtitleTextAttributesTransformer.isSame(as: second.subtitleTextAttributesTransformer)
        && first.titlePadding == second.titlePadding
        && first.titleAlignment == second.titleAlignment && first.titleLineBreakMode == second.titleLineBreakMode
        && first.subtitleLineBreakMode == second.subtitleLineBreakMode && first.image == second.image
        && first.imageColorTransformer.isSame(as: second.imageColorTransformer)
        && first.preferredSymbolConfigurationForImage == second.preferredSymbolConfigurationForImage
        && first.imagePadding == second.imagePadding && first.imagePlacement == second.imagePlacement
        && first.imageReservation == second.imageReservation
        && first.showsActivityIndicator == second.showsActivityIndicator
        && first.activityIndicatorColorTransformer.isSame(as: second.activityIndicatorColorTransformer)
        && first.indicator == second.indicator
        && first.indicatorColorTransformer.isSame(as: second.indicatorColorTransformer)
        && first.contentInsets == second.contentInsets && first.cornerStyle == second.cornerStyle
        && first.buttonSize == second.buttonSize && first.background == second.background
        && first.baseForegroundColor == second.baseForegroundColor
        && first.baseBackgroundColor == second.baseBackgroundColor
        && first.automaticallyUpdateForSelection == second.automaticallyUpdateForSelection
    }

    /// Combines style, titles, image padding and corner style.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(imagePadding)
      hasher.combine(cornerStyle)
    }
  }
}

extension UIButton.Configuration {
  /// A title without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }
  /// A title in the tint on a grey background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }
  /// A title in the tint on a pale background of the tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }
  /// A white title on a background of the tint.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }
  /// A title without a background: on a phone, `plain()`.
  public static func borderless() -> UIButton.Configuration { plain() }
  /// A title in the tint on a grey background: on a phone, `gray()`.
  public static func bordered() -> UIButton.Configuration { gray() }
  /// A title in the tint on a pale background of the tint: on a phone, `tinted()`.
  public static func borderedTinted() -> UIButton.Configuration { tinted() }
  /// A white title on a background of the tint: on a phone, `filled()`.
  public static func borderedProminent() -> UIButton.Configuration { filled() }

  /// The shape of the background's corners.
  public enum CornerStyle: Sendable {
    /// The background's own radius.
    case fixed
    /// The background's own radius, growing with the text size.
    case dynamic
    /// A small radius, instead of the background's own.
    case small
    /// A medium radius, instead of the background's own.
    case medium
    /// A large radius, instead of the background's own.
    case large
    /// Half circles.
    case capsule
  }

  /// The size class of a button: its insets around the content.
  public enum Size: Sendable {
    /// Insets of 4 points above and below, 8 at the sides.
    case mini
    /// Insets of 5 points above and below, 10 at the sides.
    case small
    /// Insets of 7 points above and below, 12 at the sides: the default.
    case medium
    /// Insets of 15 points above and below, 20 at the sides.
    case large
  }

  /// The alignment of title and subtitle with each other.
  public enum TitleAlignment: Sendable {
    /// At the side of the image; centred if there is no image at a side.
    case automatic
    /// At the edge where lines of text begin.
    case leading
    /// Centred.
    case center
    /// At the edge where lines of text end.
    case trailing
  }

  /// The indicator that a button opens a menu.
  public enum Indicator: Sendable {
    /// The default for the button's behaviour.
    case automatic
    /// No indicator.
    case none
    /// The indicator of a choice among several.
    case popup
  }
}
