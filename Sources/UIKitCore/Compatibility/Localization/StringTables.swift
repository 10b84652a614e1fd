import Foundation
import ListCore
import Synchronization
import UIKitGraphics

/// The string tables of an app's bundles, each in the first of the user's preferred languages that its bundle has.
///
/// Foundation on Linux only reads `.strings` files. These tables contain `.stringsdict` files and string catalogs
/// (`.xcstrings`), too. Each folder of resources is read once, and again if the preferred languages change.
enum StringTables {
  /// A table, with the language that its wording is in.
  struct Table: Sendable {
    var language: String
    var content = StringTable()
  }

  private struct BundleTables: Sendable {
    /// Retained, so that no other bundle gets this object's identity.
    let bundle: Bundle
    var tables: [String: Table?] = [:]
  }

  private struct State: Sendable {
    var preferred: [String] = []
    /// The tables that were requested, by bundle.
    var bundles: [ObjectIdentifier: BundleTables] = [:]
    /// The tables of a folder of resources, by their names.
    var folders: [String: [String: Table]] = [:]
    /// The plural formats of the tables in the main bundle and in the bundles next to the executable, by their keys and
    /// by the texts of these keys.
    var formats: [String: (PluralFormat, language: String)]?
  }

  private static let state = Mutex(State())

  /// The table with a name, such as `Localizable`; nil if the bundle has none.
  static func table(_ name: String, in bundle: Bundle?) -> Table? {
    let bundle = bundle ?? .main
    let identity = ObjectIdentifier(bundle)
    return withState { state in
      if let known = state.bundles[identity]?.tables[name] { return known }
      var found: Table?
      for folder in folders(of: bundle) where found == nil { found = tables(of: folder, &state)[name] }
      state.bundles[identity, default: BundleTables(bundle: bundle)].tables[name] = .some(found)
      return found
    }
  }

  /// The plural format for the format string that an app fills with values: the format's key, or the text of that key.
  static func pluralFormat(_ text: String) -> (PluralFormat, language: String)? {
    withState { state in
      if let formats = state.formats { return formats[text] }
      var formats: [String: (PluralFormat, language: String)] = [:]
      for folder in folders(of: nil) {
        for table in tables(of: folder, &state).values {
          for (key, format) in table.content.formats {
            formats[key] = (format, table.language)
            if let text = table.content.texts[key] { formats[text] = (format, table.language) }
          }
        }
      }
      state.formats = formats
      return formats[text]
    }
  }

  /// The folders of a bundle's resources. A bundle with a folder `Resources` may have tables both in that folder and
  /// outside it, while Foundation assumes that the folder contains all resources.
  private static func folders(of bundle: Bundle?) -> [String] {
    ResourceBundles.folders(of: bundle).flatMap { folder in
      let path = folder as NSString
      let other = path.lastPathComponent == "Resources" ? path.deletingLastPathComponent : folder + "/Resources"
      return [folder, other]
    }
  }

  private static func withState<Result>(_ body: (inout State) -> Result) -> Result {
    let preferred = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
    return state.withLock { state in
      if state.preferred != preferred { state = State(preferred: preferred) }
      return body(&state)
    }
  }

  private static func tables(of folder: String, _ state: inout State) -> [String: Table] {
    if let tables = state.folders[folder] { return tables }
    let tables = StringTableFolder(path: folder, preferred: state.preferred).tables
    state.folders[folder] = tables
    return tables
  }
}
