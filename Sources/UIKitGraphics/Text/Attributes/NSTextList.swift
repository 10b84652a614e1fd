/// A list that paragraphs belong to: how its items are marked. The markers themselves are part of the text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// How an item's number is written: a word in braces, with any text around it.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A nested list writes the marker of the list around it before its own.
    public static var prependEnclosingMarker: Options { Options(rawValue: 1 << 0) }
  }

  public final let markerFormat: MarkerFormat
  public final let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber: Int

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

  /// The marker of the item of a number, without the tabs that usually stand around it.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMarker(markerFormat).text(for: itemNumber)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
