/// A way through the elements of a screen, or the parts of a text, that are alike: assistive tools go from one to the next.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// To the item before.
    case previous = 0
    /// To the item after.
    case next = 1
  }

  /// The kinds of items that assistive tools know, so that they name the rotor themselves.
  public enum SystemRotorType: Int, Sendable {
    /// A custom rotor with its own name.
    case none = 0
    /// Parts of texts that open something.
    case link = 1
    /// Links that were opened before.
    case visitedLink = 2
    /// Headings of any level.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold parts of texts.
    case boldText = 10
    /// Italic parts of texts.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Words that are spelled wrong.
    case misspelledWord = 13
    /// Pictures.
    case image = 14
    /// Fields for entering text.
    case textField = 15
    /// Rows with columns.
    case table = 16
    /// Lines that belong together.
    case list = 17
    /// Parts of a screen that users go to directly.
    case landmark = 18
  }

  /// Finds the item after or before the given one; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// A rotor with a name in the user's language.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// A rotor with an attributed name, whose attributes describe how it is spoken.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// A rotor for items of a known kind.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  /// The name in the user's language; empty for a rotor of a known kind.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes that describe how it is spoken.
  open var attributedName: NSAttributedString

  /// Finds the item after or before another.
  open var itemSearchBlock: Search

  /// The kind of items; `none` for a rotor with a name of its own.
  public final let systemRotorType: SystemRotorType

  /// The name, or the kind in a word.
  package final var spokenName: String { systemRotorType == .none ? name : "\(systemRotorType)" }
}

/// The item of a rotor at which a search begins, and the direction of the search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item at which assistive tools are.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Whether to search the next or the previous item; `previous` by default.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

  /// A predicate without an item.
  public override init() { super.init() }
}

/// An item of a rotor: an element, or a part of an element's text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, which is not kept alive.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text; nil for the whole element.
  open var targetRange: UITextRange?

  /// No item.
  public override init() { super.init() }

  /// An element, or a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
