extension UIImage {
  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
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
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// In relation to a symbol of regular weight.
    var factor: CGFloat {
      switch self {
      case .ultraLight: 0.45
      case .thin: 0.6
      case .light: 0.8
      case .unspecified, .regular: 1
      case .medium: 1.15
      case .semibold: 1.35
      case .bold: 1.55
      case .heavy: 1.8
      case .black: 2
      }
    }
  }

  /// The size, weight and scale of a symbol. What is not specified is left to others.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    final var pointSize: CGFloat?
    final var weight = SymbolWeight.unspecified
    final var scale = SymbolScale.unspecified
    /// Makes the point size from the traits a symbol is shown under.
    final var textSize: (@Sendable (UITraitCollection) -> CGFloat)?
    final var textStyleName: String?

    /// Specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// What symbols are drawn by where nothing is specified.
    static var standard: SymbolConfiguration {
      SymbolConfiguration(pointSize: 17, weight: .regular, scale: .medium)
    }

    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
      self.weight = weight
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
      self.scale = scale
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = SymbolConfiguration()
      copy.traits = traits
      copy.language = language
      copy.pointSize = pointSize
      copy.weight = weight
      copy.scale = scale
      copy.textSize = textSize
      copy.textStyleName = textStyleName
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
      return result
    }

    open func configurationWithoutTextStyle() -> Self {
      changed {
        $0.textSize = nil
        $0.textStyleName = nil
      }
    }

    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    open override func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && textStyleName == other.textStyleName
    }

    open override var hash: Int { pointSize.hashValue }

    /// Pixels a point of the traits that a symbol is made for.
    final var displayScale: CGFloat {
      let scale = traits?.displayScale ?? CurrentTraits.get().displayScale
      return scale > 0 ? scale : 1
    }
  }
}

/// The size and weight that a symbol is drawn by.
struct SymbolMetrics: Hashable {
  /// The size of the text that it goes with, in points.
  var pointSize: CGFloat
  var weight: UIImage.SymbolWeight
  var scale: UIImage.SymbolScale

  /// Of a configuration that specifies all of them.
  init(_ configuration: UIImage.SymbolConfiguration) {
    let traits = configuration.traits ?? CurrentTraits.get()
    pointSize = max(configuration.textSize?(traits) ?? configuration.pointSize ?? 17, 1)
    weight = configuration.weight
    scale = configuration.scale
  }

  /// The side of the square that a symbol is designed in, in points: a little more than the text's size, as
  /// capitals with a margin are.
  var side: CGFloat { pointSize * 1.2 * scale.factor }
}
