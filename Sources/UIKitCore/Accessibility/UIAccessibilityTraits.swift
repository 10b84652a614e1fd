/// How an element behaves, for assistive tools.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarises the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// [?] The numbers of these two.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}

extension UIAccessibilityTraits {
  /// The trait of text fields. Apple has traits of this kind without public names [C].
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 40)
  static let secureTextEntry = UIAccessibilityTraits(rawValue: 1 << 41)
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 42)

  /// The names of the traits that are set, in the order in which they are told: what the element is, then how it is.
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
