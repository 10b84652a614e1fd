extension UIButton {
  /// How a button looks, as a value. What the app did not set follows from the style and changes with the button's state.
  public struct Configuration: Hashable {
    let style: ButtonLook.Style
    /// The state that the configuration was brought to last.
    private(set) var look: ButtonLook
    private var storedInsets: DefaultedValue<NSDirectionalEdgeInsets>

    var titleText = ButtonText()
    var subtitleText = ButtonText()

    /// The first line of text: the string of `attributedTitle`.
    public var title: String? {
      get { titleText.plain }
      set { titleText.plain = newValue }
    }
    /// The first line of text with attributes; those it lacks are the style's.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText.attributed = newValue }
    }
    /// Makes the attributes in which the title is shown from the style's and its own, in every update.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title: the string of `attributedSubtitle`.
    public var subtitle: String? {
      get { subtitleText.plain }
      set { subtitleText.plain = newValue }
    }
    /// The smaller line with attributes; those it lacks are the style's.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText.attributed = newValue }
    }
    /// Makes the attributes in which the subtitle is shown from the style's and its own, in every update.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = ButtonLook.titlePadding
    /// How title and subtitle are aligned with each other.
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    public var image: UIImage?
    /// Makes the colour of a template image from the foreground's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; nil for those of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// On which side of the title the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Room for the image in the direction it is placed in, in points, so that titles of several buttons line up; 0 for
    /// what it takes.
    public var imageReservation: CGFloat = 0
    /// Whether a turning wheel stands in the image's place.
    public var showsActivityIndicator = false
    /// Makes the wheel's colour from the foreground's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// A sign that more choices open.
    public var indicator = Indicator.automatic
    /// Makes the sign's colour from the foreground's.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// How far the content is from the edges, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets.value }
      set { storedInsets.value = newValue }
    }
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { storedInsets.setStandard(buttonSize.contentInsets) }
    }
    /// What is behind the content. A colour that is set here goes before the style's, in every state; its corner radius
    /// counts with the fixed corner style.
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

    /// Goes back to the insets of the size.
    public mutating func setDefaultContentInsets() { storedInsets = DefaultedValue(buttonSize.contentInsets) }

    /// The configuration as it looks in a button's state.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
      var updated = self
      updated.look = ButtonLook(
        style: button.isSelected && automaticallyUpdateForSelection ? style.selected : style,
        isEnabled: button.isEnabled, isHighlighted: button.isHighlighted)
      updated.background.setStandardColor(
        updated.look.background(base: baseBackgroundColor, tint: button.tintColor))
      return updated
    }

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
  /// On a phone these look as the four above.
  public static func borderless() -> UIButton.Configuration { plain() }
  public static func bordered() -> UIButton.Configuration { gray() }
  public static func borderedTinted() -> UIButton.Configuration { tinted() }
  public static func borderedProminent() -> UIButton.Configuration { filled() }

  /// How round the corners of the background are.
  public enum CornerStyle: Sendable {
    /// As the background's own radius says.
    case fixed
    /// The background's own radius, growing with the text size.
    case dynamic
    case small
    case medium
    case large
    /// Half circles.
    case capsule
  }

  /// How much room the button takes up.
  public enum Size: Sendable {
    case mini
    case small
    case medium
    case large
  }

  /// How title and subtitle are aligned with each other.
  public enum TitleAlignment: Sendable {
    /// At the side of the image; in the middle without one beside.
    case automatic
    case leading
    case center
    case trailing
  }

  /// A sign that more choices open.
  public enum Indicator: Sendable {
    /// As the button's behaviour asks for.
    case automatic
    case none
    /// Of a choice.
    case popup
  }
}
