/// How an element behaves, for assistive tools.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// The traits of a set of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The element has no traits; the default.
  public static let none: UIAccessibilityTraits = []
  /// A tap on the element acts, as on a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A tap on the element opens something, as on a link in text.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is a picture; together with ``button`` it is a picture that acts.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected now, such as a segment or a row.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key that types.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarises the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element does not respond now, such as a disabled button.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's label or value changes often, like a stopwatch's; assistive tools poll it instead of reading each
  /// change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for search terms.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts playing or recording, so tools stop speaking when it is acted on.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly, like a drawing or a piano's keys.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element's page turns when it has been read to the end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element contains tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a heading; assistive tools can move from heading to heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element can be zoomed. [?] The numbers of this trait and the next one.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A tap on the element turns something on or off, as on a switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}

extension UIAccessibilityTraits {
  /// The trait of text fields. Apple has traits of this kind without public names [C].
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 40)
  static let secureTextEntry = UIAccessibilityTraits(rawValue: 1 << 41)
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 42)

  /// The names of the traits in the set: first the kind of element, then its state.
  package var names: [String] {
    UIAccessibilityTraits.named.filter { contains($0.trait) }.map(\.name)
  }

  /// The traits of elements that do something when they are acted on.
  package static let interactive: UIAccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .toggleButton, .allowsDirectInteraction, .textEntry,
  ]

  private static let named: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("toggleButton", .toggleButton), ("link", .link), ("image", .image),
    ("staticText", .staticText), ("searchField", .searchField), ("textField", .textEntry), ("secure", .secureTextEntry),
    ("keyboardKey", .keyboardKey), ("tabBar", .tabBar),
    ("header", .header), ("summaryElement", .summaryElement), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("supportsZoom", .supportsZoom),
    ("updatesFrequently", .updatesFrequently), ("playsSound", .playsSound),
    ("startsMediaSession", .startsMediaSession), ("causesPageTurn", .causesPageTurn), ("selected", .selected),
    ("notEnabled", .notEnabled), ("editing", .isEditing),
  ]
}
