import TextLayout

/// A tab stop. It is immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the option.
    public let rawValue: String

    /// The option of one of Apple's names; others are kept and have no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `CharacterSet`: the text is aligned by the first of these characters.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab.
  public final let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public final let location: CGFloat
  /// Options of the stop, such as the characters that end a column of numbers. By default there are none.
  public final let options: [OptionKey: Any]

  /// A stop at a distance from the leading edge, in points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// The characters that end a column of numbers in a locale: its decimal separator; nil means the user's locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the receiver: a stop never changes, so a copy would not differ.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a stop with equal alignment, location and column terminators.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location && terminators == other.terminators
  }

  /// A hash of the location, which equal stops share.
  open override var hash: Int { location.hashValue }

  private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  /// The tab stops of the default paragraph style: twelve, 28 points apart [D].
  static let standard = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

  /// The stop for layout in an interface of a direction. Left and right are leading and trailing there, as tabs are
  /// counted from the edge where reading begins.
  func layoutStop(_ direction: UIUserInterfaceLayoutDirection) -> TabStop {
    let separators: [Unicode.Scalar] = [".", ",", "٫"]
    if let terminators, let separator = separators.first(where: terminators.contains) {
      return TabStop(alignment: .decimal(separator: separator.value), location: Double(location))
    }
    let alignment: TabStop.Alignment =
      switch alignment {
      case .center: .center
      case .right: .right
      case .left, .natural, .justified: .left
      }
    return TabStop(alignment: alignment, location: Double(location))
  }
}
