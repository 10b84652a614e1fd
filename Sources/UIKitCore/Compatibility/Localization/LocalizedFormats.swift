import Foundation

// Foundation on Linux reads neither plural formats nor catalogs of strings. Converted sources call these functions instead
// of Foundation's of the names without an underscore.

/// The text for a key in the user's language. For a plural format it is the key itself, by which the functions below
/// find the format and fill it.
public func _NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  let table = StringTables.table(tableName ?? "Localizable", in: bundle)
  if table?.content.formats[key] != nil { return key }
  return table?.content.texts[key]
    ?? NSLocalizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
}

extension String {
  /// A format filled with values, in the user's language and locale. A plural format chooses its wording by the values.
  public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    filled(format, .current, arguments)
  }

  /// A format filled with values. A plural format chooses its wording by the values.
  public init(_format format: String, _ arguments: any CVarArg...) { self = Self.filled(format, nil, arguments) }

  /// A format filled with values, which are written as in a locale.
  public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = Self.filled(format, locale, arguments)
  }

  /// A format filled with an array of values.
  public init(_format format: String, arguments: [any CVarArg]) { self = Self.filled(format, nil, arguments) }

  /// A format filled with an array of values, which are written as in a locale.
  public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = Self.filled(format, locale, arguments)
  }

  private static func filled(_ format: String, _ locale: Locale?, _ values: [any CVarArg]) -> String {
    guard !values.isEmpty, let (plural, language) = StringTables.pluralFormat(format) else {
      return String(format: format, locale: locale, arguments: values)
    }
    return plural.text(values, language, locale)
  }
}
