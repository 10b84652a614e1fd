/// A list that paragraphs belong to: how its items are marked. The markers themselves are part of the text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// How an item's number is written: a word in braces, with any text around it.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format as text: a word in braces and any text around it, as in `"({decimal})"`.
    public let rawValue: String

    /// The format of a text with a word in braces.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The format of a text with a word in braces.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// An empty square: □.
    public static let box = MarkerFormat("{box}")
    /// A check mark: ✓.
    public static let check = MarkerFormat("{check}")
    /// A ring: ◦.
    public static let circle = MarkerFormat("{circle}")
    /// A square on its corner: ◆.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle, the usual bullet: •.
    public static let disc = MarkerFormat("{disc}")
    /// A short line: ⁃.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square: ▪.
    public static let square = MarkerFormat("{square}")
    /// Numbers: 1, 2, 3.
    public static let decimal = MarkerFormat("{decimal}")
    /// Numbers in base eight: 7, 10.
    public static let octal = MarkerFormat("{octal}")
    /// Numbers in base sixteen: 9, a, b.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers in base sixteen: 9, A, B.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Letters: a, b, c.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Letters: A, B, C.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Letters: a, b, c.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Letters: A, B, C.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numerals: i, ii, iii.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numerals: I, II, III.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  /// Options for the markers of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// The options of a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A nested list writes the marker of the list around it before its own.
    public static var prependEnclosingMarker: Options { Options(rawValue: 1 << 0) }
  }

  /// How the marker of each item is written.
  public final let markerFormat: MarkerFormat
  /// Options for the markers. By default there are none.
  public final let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber: Int

  /// A list whose first item has a number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// A list that begins with item 1.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)), startingItemNumber: 1)
  }

  /// Whether the markers number the items.
  open var isOrdered: Bool { ListMarker(markerFormat).isOrdered }

  /// The marker of the item of a number, without the tabs that usually surround it.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMarker(markerFormat).text(for: itemNumber)
  }

  /// Returns the receiver.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a list with equal marker format, options and first number.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  /// A hash of the marker format, which equal lists share.
  open override var hash: Int { markerFormat.hashValue }
}
