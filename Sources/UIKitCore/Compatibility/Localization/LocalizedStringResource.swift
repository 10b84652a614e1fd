import Foundation

/// A text to be shown in the user's language, looked up when it is needed. Foundation for Linux lacks this type.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the string table is.
  public enum BundleDescription: @unchecked Sendable {
    /// In the app.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)

    package var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key in the string table.
  public let key: String
  /// The text, with its values, where the table does not have the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the string table; nil is `Localizable`.
  public let table: String?
  /// The locale in which numbers are written.
  public var locale: Locale
  /// Where the string table is.
  public var bundle: BundleDescription

  /// A text whose wording in the source is its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text with a key, and its wording where the table does not have the key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text whose wording in the source is its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Whether the wording in the source is the key.
  package var isKeyItself: Bool { key == defaultValue.key }

  /// Whether key, values, table and locale are alike.
  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
  }
}
