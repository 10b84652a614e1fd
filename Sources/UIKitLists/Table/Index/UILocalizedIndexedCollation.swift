import Foundation
import ListCore

/// Divides objects into sections by the initials of their names, in the app's language, and puts them in order.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  final var alphabet: NameAlphabet

  /// A collation of the app's language.
  public required override init() {
    alphabet = NameAlphabet(locale: .ofApp)
    super.init()
  }

  /// A collation of the app's present language.
  open class func current() -> Self { Self() }

  /// The titles of the sections: the letters of the language, and the number sign for names that begin with another character.
  open var sectionTitles: [String] { alphabet.titles }

  /// The titles of the index, one a section.
  open var sectionIndexTitles: [String] { alphabet.titles }

  /// The section that a title of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), sectionTitles.count - 1)
  }

  /// The section of an object.
  /// - Parameter selector: A method without parameters that returns the object's name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    sectionTitles.firstIndex(of: alphabet.title(for: Self.name(of: object, selector))) ?? sectionTitles.count - 1
  }

  /// Objects in the order of their names; objects with equal names keep their order.
  /// - Parameter selector: A method without parameters that returns the object's name.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let named = array.map { (name: Self.name(of: $0, selector), object: $0) }
    return named.sorted { alphabet.precedes($0.name, $1.name) }.map(\.object)
  }

  /// The name of an object. Strings are their own names, for any of the methods that return them.
  private static func name(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String, ["self", "description"].contains(NSStringFromSelector(selector)) { return text }
    guard let target = object as? any NSObjectProtocol else {
      fatalError(
        """
        The collation was asked for the place of \(object), which is no object that selectors reach. Sort objects that \
        inherit NSObject.
        """)
    }
    let name: AnyObject? = target.perform(selector)?.takeUnretainedValue()
    return name as? String ?? ""
  }
}
