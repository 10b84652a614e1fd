import Foundation

/// The texts of one language: fixed ones, and formats whose wording depends on numbers.
package struct StringTable: Equatable, Sendable {
  package var texts: [String: String] = [:]
  package var formats: [String: PluralFormat] = [:]

  package init() {}

  /// Adds the entries that this table lacks.
  package mutating func fill(from other: StringTable) {
    texts.merge(other.texts) { own, _ in own }
    formats.merge(other.formats) { own, _ in own }
  }

  // MARK: Property lists

  /// The table of a `.strings` file (a property list of texts). Throws if the data are not one.
  package static func strings(_ data: Data) throws -> StringTable {
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw StringTableFault.form
    }
    var table = StringTable()
    table.texts = list.compactMapValues { $0 as? String }
    return table
  }

  /// The table of a `.stringsdict` file. Throws where the data is no property list; entries of another form are left out.
  package static func pluralStrings(_ data: Data) throws -> StringTable {
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw StringTableFault.form
    }
    var table = StringTable()
    for (key, value) in list {
      guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        if let widths = (value as? [String: Any])?["NSStringVariableWidthRuleType"] as? [String: String] {
          table.texts[key] = widestText(widths)
        }
        continue
      }
      table.formats[key] = PluralFormat(
        format: format, variables: entry.compactMapValues { ($0 as? [String: String]).flatMap(variable) })
    }
    return table
  }

  private static func variable(_ entry: [String: String]) -> PluralFormat.Variable? {
    guard entry["NSStringFormatSpecTypeKey"] ?? pluralRule == pluralRule else { return nil }
    return PluralFormat.Variable(
      conversion: entry["NSStringFormatValueTypeKey"].flatMap { $0.isEmpty ? nil : $0 } ?? "d",
      forms: forms(entry))
  }

  private static let pluralRule = "NSStringPluralRuleType"

  static func forms(_ entry: [String: String]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { forms[category] = entry[category.rawValue] }
    return forms
  }

  /// A window shows the text for the widest screen.
  private static func widestText(_ widths: [String: String]) -> String? {
    widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
  }
}

/// Why a file is no string table.
package enum StringTableFault: Error, CustomStringConvertible {
  case form

  package var description: String { "it is not a string table" }
}
