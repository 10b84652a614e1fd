import Foundation

/// The texts of all languages in an `.xcstrings` file.
package struct StringCatalog: Sendable {
  package let sourceLanguage: String
  /// The table of each language. That of the source language has every key.
  package private(set) var tables: [String: StringTable] = [:]

  /// Throws if the data are not a catalog; entries in an unknown form are skipped.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage
    tables[sourceLanguage] = StringTable()
    for (key, entry) in file.strings {
      tables[sourceLanguage]?.texts[key] = key
      for (language, localization) in entry.value?.localizations ?? [:] {
        guard let localization = localization.value else { continue }
        Self.add(localization, key, to: &tables[language, default: StringTable()])
      }
    }
  }

  private static func add(_ localization: Localization, _ key: String, to table: inout StringTable) {
    let variations = localization.variations?.forThisDevice
    if let forms = variations?.pluralForms {
      let variable = PluralFormat.Variable(conversion: conversion(in: key), forms: forms)
      table.formats[key] = PluralFormat(format: "%#@value@", variables: ["value": variable])
      table.texts[key] = nil
    } else if let substitutions = localization.substitutions, let text = localization.stringUnit?.value {
      let variables = substitutions.compactMapValues { substitution -> PluralFormat.Variable? in
        guard let forms = substitution.variations?.forThisDevice.pluralForms else { return nil }
        return PluralFormat.Variable(
          conversion: substitution.formatSpecifier ?? "lld", forms: forms, position: substitution.argNum)
      }
      table.formats[key] = PluralFormat(format: text, variables: variables)
      table.texts[key] = nil
    } else if let text = localization.stringUnit?.value ?? variations?.stringUnit?.value {
      table.texts[key] = text
    }
  }

  /// The conversion of the first value in a key.
  private static func conversion(in key: String) -> String {
    for part in FormatParts(key).parts {
      if case .value(_, let specification) = part { return specification }
    }
    return "lld"
  }

  // MARK: The file's form

  /// An entry of the file, or nil if it does not have the expected form.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) {
      value = try? Value(from: decoder)
    }
  }

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Lenient<Entry>]
  }

  private struct Entry: Decodable {
    let localizations: [String: Lenient<Localization>]?
  }

  private struct Localization: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  private struct StringUnit: Decodable {
    let value: String
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  private final class Variations: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
    let plural: [String: Variations]?
    let device: [String: Variations]?

    /// A window is as wide as a tablet or a computer: their wording is used where the catalog has several.
    var forThisDevice: Variations {
      guard let device, let chosen = device["ipad"] ?? device["mac"] ?? device["other"] ?? device["iphone"] else {
        return self
      }
      return chosen.variations ?? chosen
    }

    var pluralForms: [PluralCategory: String]? {
      plural.map { StringTable.forms($0.compactMapValues { $0.stringUnit?.value }) }
    }
  }
}
