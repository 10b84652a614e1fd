import Foundation
import ListCore

extension String {
  /// The text for a key in the user's language, with its values. Foundation for Linux lacks this initialiser.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if the table does not have the key.
  ///   - table: The name of the string table; nil is `Localizable`.
  ///   - bundle: The bundle that has the table; nil is the main bundle.
  ///   - locale: The locale in which numbers are written.
  ///   - comment: Tells translators where the text is shown.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedFormat(key: keyAndValue.key, default: keyAndValue.key, table: table, bundle: bundle)
      .text(keyAndValue.values, locale)
  }

  /// The text for a key in the user's language, and a text for where the table does not have the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedFormat(key: key.description, default: defaultValue.key, table: table, bundle: bundle)
      .text(defaultValue.values, locale)
  }

  /// The text of a resource in the user's language.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedFormat(
      key: resource.key, default: resource.defaultValue.key, table: resource.table, bundle: resource.bundle.bundle
    ).text(resource.defaultValue.values, resource.locale)
  }
}

/// The wording of a key in the user's language.
private struct LocalizedFormat {
  let text: String
  let plural: PluralFormat?
  let language: String

  init(key: String, default fallback: String, table name: String?, bundle: Bundle?) {
    let table = StringTables.table(name ?? "Localizable", in: bundle)
    plural = table?.content.formats[key]
    text = table?.content.texts[key] ?? fallback
    language = table?.language ?? "en"
  }

  func text(_ values: [FormatValue], _ locale: Locale) -> String {
    let arguments = values.map(\.argument)
    if let plural { return plural.text(arguments, language, locale) }
    // The text of a key without values is not a format: a per cent sign in it is shown.
    return arguments.isEmpty ? text : String(format: text, locale: locale, arguments: arguments)
  }
}

extension PluralFormat {
  /// The plural format filled with values.
  func text(_ arguments: [any CVarArg], _ language: String, _ locale: Locale?) -> String {
    let choice = choice(numbers: arguments.map(Self.number)) { PluralCategory.of($0, in: language) }
    let named = choice.positions.map { position -> any CVarArg in
      arguments.indices.contains(position - 1) ? arguments[position - 1] : NSString(string: "(null)")
    }
    return String(format: choice.format, locale: locale, arguments: named)
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
