/// Holds copied items for pasting.
///
/// Members only forward: `PasteboardContents` keeps the items. The text of the general pasteboard is shared with other
/// programs through the desktop's clipboard; other kinds of items stay within the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String

    /// A name of any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of any text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The general pasteboard, whose text is shared with other programs.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The keys of options for items that are put on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String

    /// A key of any text; unknown ones have no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `Date` at which the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: whether the items stay within the program.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  final let contents: PasteboardContents

  init(_ contents: PasteboardContents) {
    self.contents = contents
    super.init()
    contents.owner = self
  }

  /// The pasteboard that every program shares.
  open class var general: UIPasteboard { PasteboardList.general }

  /// A new pasteboard of the program's own.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(PasteboardList.makeUnique()) }

  /// Empties and forgets a pasteboard of the program's own.
  open class func remove(withName pasteboardName: Name) { PasteboardList.remove(pasteboardName) }

  /// Posted by a pasteboard whose items the program changed.
  open class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }

  /// Posted by a pasteboard that was removed.
  open class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  /// The name that the pasteboard was made with, or a generated one.
  open var name: Name { contents.name }

  /// Increases whenever the items change, in any program.
  open var changeCount: Int { contents.changeCount }

  // MARK: Items

  /// Each item is a value for every type that it can be pasted as.
  open var items: [[String: Any]] {
    get { contents.items }
    set { contents.set(newValue) }
  }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { contents.set(items, options) }

  /// Adds items to those there are.
  open func addItems(_ items: [[String: Any]]) { contents.set(contents.items + items) }

  /// How many items there are.
  open var numberOfItems: Int { contents.items.count }

  /// The types of the first item.
  open var types: [String] { contents.types }

  /// Whether the first item can be pasted as one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { contents.contains(pasteboardTypes) }

  /// The first item's value for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { contents.value(pasteboardType) }

  /// The first item's value for a type as bytes.
  open func data(forPasteboardType pasteboardType: String) -> Data? { contents.data(pasteboardType) }

  /// Replaces all items by one of one type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    contents.set([[pasteboardType: value]])
  }

  /// Replaces all items by one of one type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    contents.set([[pasteboardType: data]])
  }

  /// The items as providers, which load their data when they are asked. Setting them loads all data at once.
  open var itemProviders: [NSItemProvider] {
    get { contents.providers }
    set { contents.load(newValue) }
  }

  /// Replaces all items by those of providers.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    contents.load(itemProviders, isLocal: localOnly, expiry: expirationDate)
  }

  // MARK: Items of common types

  /// The first text of the items; nil for none. Setting it replaces all items.
  open var string: String? {
    get { contents.strings?.first }
    set { contents.set(newValue.map { [$0] }, as: PasteboardType.text) }
  }

  /// The texts of all items; nil for none. Setting it replaces all items.
  open var strings: [String]? {
    get { contents.strings }
    set { contents.set(newValue, as: PasteboardType.text) }
  }

  /// The first URL of the items; nil for none. Setting it replaces all items.
  open var url: URL? {
    get { contents.urls?.first }
    set { contents.set(newValue.map { [$0] }, as: PasteboardType.url) }
  }

  /// The URLs of all items; nil for none. Setting it replaces all items.
  open var urls: [URL]? {
    get { contents.urls }
    set { contents.set(newValue, as: PasteboardType.url) }
  }

  /// The first image of the items; nil for none. Setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { contents.set(newValue.map { [$0] }, as: PasteboardType.image) }
  }

  /// The images of all items; nil for none. Setting it replaces all items.
  open var images: [UIImage]? {
    get { contents.values(UIImage.self) }
    set { contents.set(newValue, as: PasteboardType.image) }
  }

  /// The first colour of the items; nil for none. Setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { contents.set(newValue.map { [$0] }, as: PasteboardType.color) }
  }

  /// The colours of all items; nil for none. Setting it replaces all items.
  open var colors: [UIColor]? {
    get { contents.values(UIColor.self) }
    set { contents.set(newValue, as: PasteboardType.color) }
  }

  /// Whether any item is a text.
  open var hasStrings: Bool { contents.strings != nil }
  /// Whether any item is a URL.
  open var hasURLs: Bool { contents.urls != nil }
  /// Whether any item is an image.
  open var hasImages: Bool { images != nil }
  /// Whether any item is a colour.
  open var hasColors: Bool { colors != nil }
}
