extension UIImage {
  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The scale of the environment; as ``medium``.
    case `default` = -1
    /// No scale is given: another configuration decides.
    case unspecified
    /// 0.78 times as large as ``medium``.
    case small
    /// Somewhat higher than the capitals of the text beside it.
    case medium
    /// 1.28 times as large as ``medium``.
    case large

    /// In relation to a symbol of medium scale.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    }
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is given: another configuration decides.
    case unspecified
    /// Lines as thick as those of ultralight text.
    case ultraLight
    /// Lines as thick as those of thin text.
    case thin
    /// Lines as thick as those of light text.
    case light
    /// Lines as thick as those of regular text.
    case regular
    /// Lines as thick as those of medium text.
    case medium
    /// Lines as thick as those of semibold text.
    case semibold
    /// Lines as thick as those of bold text.
    case bold
    /// Lines as thick as those of heavy text.
    case heavy
    /// Lines as thick as those of black text.
    case black
  }

  /// The size, weight, scale and colours of a symbol. Properties that are not specified are left to other
  /// configurations.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    final var pointSize: CGFloat?
    final var weight = SymbolWeight.unspecified
    final var scale = SymbolScale.unspecified
    /// Makes the point size from the traits a symbol is shown under.
    final var textSize: (@Sendable (UITraitCollection) -> CGFloat)?
    final var textStyleName: String?
    final var coloring: SymbolColoring?

    /// Specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// The configuration for everything that an image leaves unspecified.
    package static var standard: SymbolConfiguration {
      SymbolConfiguration(pointSize: 17, weight: .regular, scale: .medium)
    }

    /// The size of a symbol beside text of a point size. Weight and scale are left to other configurations.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    /// The thickness of a symbol's lines. Size and scale are left to other configurations.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
      self.weight = weight
    }

    /// How large a symbol is beside its text. Size and weight are left to other configurations.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// The size, as that of text in points, and the thickness of lines. The scale is left to other configurations.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// The size, as that of text in points, the thickness of lines, and the scale beside the text.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// A colour for the symbol's first layer, which is fainter for the other layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      coloring = .hierarchical(hierarchicalColor)
    }

    /// Colours for the symbol's layers, the first layer first; the last is used for all that are left.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      coloring = .palette(paletteColors)
    }

    /// Asks for the symbol in one colour, the tint.
    open class func preferringMonochrome() -> Self { preferring(.monochrome) }

    /// Asks for the symbol in its own colours, if it has any.
    open class func preferringMulticolor() -> Self { preferring(.multicolor) }

    private class func preferring(_ coloring: SymbolColoring) -> Self {
      let configuration = SymbolConfiguration()
      configuration.coloring = coloring
      return configuration as! Self
    }

    /// A configuration that specifies the same, a ``UIImage/SymbolConfiguration``.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = SymbolConfiguration()
      copy.traits = traits
      copy.language = language
      copy.pointSize = pointSize
      copy.weight = weight
      copy.scale = scale
      copy.textSize = textSize
      copy.textStyleName = textStyleName
      copy.coloring = coloring
      return copy
    }

    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let result = super.applying(otherConfiguration)
      guard let other = otherConfiguration as? SymbolConfiguration else { return result }
      if other.pointSize != nil || other.textSize != nil {
        result.pointSize = other.pointSize
        result.textSize = other.textSize
        result.textStyleName = other.textStyleName
      }
      if other.weight != .unspecified { result.weight = other.weight }
      if other.scale != .unspecified { result.scale = other.scale }
      if let coloring = other.coloring { result.coloring = coloring }
      return result
    }

    /// A copy that does not follow the reader's text size.
    open func configurationWithoutTextStyle() -> Self {
      changed {
        $0.textSize = nil
        $0.textStyleName = nil
      }
    }

    /// A copy that leaves the scale to other configurations.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// A copy that leaves the weight to other configurations.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// A copy that leaves the size and the weight to other configurations.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Whether both specify equal sizes, weights, scales, colours and traits.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    /// Whether the other object is a symbol configuration with equal size, weight, scale, text style, colours, traits
    /// and locale.
    open override func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && textStyleName == other.textStyleName && coloring == other.coloring
    }

    /// A hash of the point size, which equal configurations share.
    open override var hash: Int { pointSize.hashValue }

    /// Pixels per point of the traits that a symbol is made for.
    package final var displayScale: CGFloat {
      let scale = traits?.displayScale ?? CurrentTraits.get().displayScale
      return scale > 0 ? scale : 1
    }
  }
}

/// The size, weight and colours that a symbol is drawn by.
package struct SymbolMetrics: Hashable, @unchecked Sendable {
  /// The point size of the text beside the symbol.
  var pointSize: CGFloat
  var weight: UIImage.SymbolWeight
  var scale: UIImage.SymbolScale
  /// The colouring, resolved for the traits under which the symbol is shown.
  var coloring: SymbolColoring
  var displayScale: CGFloat
  /// The interface style that chooses a multicolour symbol's colours; unused for other symbols.
  private var style: UIUserInterfaceStyle

  /// The metrics of a configuration that specifies all of them.
  package init(_ configuration: UIImage.SymbolConfiguration) {
    let traits = configuration.traits ?? CurrentTraits.get()
    pointSize = max(configuration.textSize?(traits) ?? configuration.pointSize ?? 17, 1)
    weight = traits.legibilityWeight == .bold ? configuration.weight.legible : configuration.weight
    scale = configuration.scale
    coloring = (configuration.coloring ?? .monochrome).resolved(for: traits)
    displayScale = configuration.displayScale
    style = coloring == .multicolor ? traits.userInterfaceStyle : .unspecified
  }

  /// The traits that the symbol's own colours depend on.
  var traits: UITraitCollection { UITraitCollection(userInterfaceStyle: style) }

  /// The length of one unit in points: a sixteenth of the width of a symbol in a circle, which is 17 points wide beside
  /// text of 17 points. [C]
  var unit: CGFloat { pointSize * scale.factor / 16 }

  /// The margin on each side, in points. [C]: a circle beside text of 17 points makes an image of 20 by 19 points.
  var margin: CGSize { CGSize(width: pointSize * scale.factor * 0.088, height: pointSize * scale.factor * 0.0588) }

  /// The height of capitals of the text beside a symbol.
  var capHeight: CGFloat { pointSize * 0.705 }
}
