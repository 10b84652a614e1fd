import Foundation

/// Joins items as a language does: "one, two, and three". Foundation for Linux lacks this class.
open class ListFormatter: Formatter {
  /// The locale of the list. The default is the user's.
  open var locale: Locale! = .autoupdatingCurrent
  /// Formats items that are not strings. By default they are written as their descriptions.
  open var itemFormatter: Formatter?

  /// A formatter in the user's language.
  public override init() {
    super.init()
  }

  /// A formatter as made by ``init()``: archives contain no properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Joins texts in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// Joins items; nil if the formatter of items cannot write one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      if let text = item as? String {
        texts.append(text)
      } else if let itemFormatter {
        guard let text = itemFormatter.string(for: item) else { return nil }
        texts.append(text)
      } else {
        texts.append(String(describing: item))
      }
    }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
  }

  /// Joins the items of an array; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }
}
