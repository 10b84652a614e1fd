import Foundation
import ListCore

/// Reads the string tables in a folder of resources. A file that cannot be read is reported and left out.
struct StringTableFolder {
  private(set) var tables: [String: StringTables.Table] = [:]
  private let path: String
  private let preferred: [String]

  init(path: String, preferred: [String]) {
    self.path = path
    self.preferred = preferred
    let entries = Self.entries(path)
    let catalogs = entries.filter { $0.hasSuffix(".xcstrings") }.sorted()
    for name in catalogs { readCatalog(name) }
    let languages = AppLanguage.languages(ofFolders: entries)
    let chosen = AppLanguage.choice(of: languages, preferred: preferred) ?? Self.developmentLanguage(of: languages)
    if let chosen { readFolder("\(chosen).lproj", chosen) }
    if entries.contains("Base.lproj") { readFolder("Base.lproj", "en") }
  }

  private static func entries(_ path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  /// The language in which the app is written, used if the app has none of the user's preferred languages.
  private static func developmentLanguage(of languages: [String]) -> String? {
    // Foundation's `developmentLocalization` stops the program for a bundle without a property list.
    let development = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    if let development, languages.contains(development) { return development }
    return languages.contains("en") ? "en" : nil
  }

  private mutating func readFolder(_ folder: String, _ language: String) {
    for file in Self.entries("\(path)/\(folder)").sorted() {
      switch (file as NSString).pathExtension {
      case "strings": read("\(folder)/\(file)", language, StringTable.strings)
      case "stringsdict": read("\(folder)/\(file)", language, StringTable.pluralStrings)
      default: break
      }
    }
  }

  private mutating func read(_ file: String, _ language: String, _ table: (Data) throws -> StringTable) {
    do {
      let content = try table(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")))
      add(content, language, to: file)
    } catch {
      report(file, error)
    }
  }

  private mutating func readCatalog(_ file: String) {
    do {
      let catalog = try StringCatalog(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")))
      let chosen = AppLanguage.choice(of: catalog.tables.keys.sorted(), preferred: preferred)
      // The source language's wording comes second, and is used for keys that are not translated.
      for language in [chosen, catalog.sourceLanguage].compactMap({ $0 }) {
        if let content = catalog.tables[language] { add(content, language, to: file) }
      }
    } catch {
      report(file, error)
    }
  }

  private mutating func add(_ content: StringTable, _ language: String, to file: String) {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    tables[name, default: StringTables.Table(language: language)].content.fill(from: content)
  }

  private func report(_ file: String, _ error: any Error) {
    FileHandle.standardError.write(Data("UIKit: \(path)/\(file) cannot be read: \(error)\n".utf8))
  }
}
