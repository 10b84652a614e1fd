import Foundation
import ListCore

/// The languages that an app is translated into.
struct AppLanguages {
  /// The folder of the program, where a package's build puts the bundles of its targets.
  let folder: URL
  /// The folder of the main bundle's resources.
  let resources: URL?
  /// The languages that the main bundle's `Info.plist` lists under `CFBundleLocalizations`.
  let listed: [String]

  static var ofMainBundle: AppLanguages {
    AppLanguages(
      folder: Bundle.main.bundleURL, resources: Bundle.main.resourceURL,
      listed: Bundle.main.object(forInfoDictionaryKey: "CFBundleLocalizations") as? [String] ?? [])
  }

  /// The languages of the main bundle and of the bundles of a package's targets. Reads a few folders.
  var all: [String] {
    let bundles = names(in: folder).filter { $0.hasSuffix(".resources") }.sorted()
    let folders = [resources].compactMap(\.self) + bundles.map { folder.appendingPathComponent($0) }
    return listed
      + folders.flatMap { folder in
        let names = names(in: folder)
        return AppLanguage.languages(ofFolders: names) + catalogLanguages(folder, names)
      }
  }

  /// The languages of the string catalogs in a folder.
  private func catalogLanguages(_ folder: URL, _ names: [String]) -> [String] {
    names.filter { $0.hasSuffix(".xcstrings") }.sorted().flatMap { name -> [String] in
      let catalog = (try? Data(contentsOf: folder.appendingPathComponent(name))).flatMap { try? StringCatalog($0) }
      return catalog?.tables.keys.sorted() ?? []
    }
  }

  /// UIKit's own texts for a user with `locale`: in that language only if the app supports it, too, as on iOS [C].
  func vocabulary(for locale: String) -> SystemVocabulary {
    guard !locale.hasPrefix("en"), let language = AppLanguage.choice(of: all, preferred: [locale]) else {
      return .english
    }
    return SystemVocabulary(language: language)
  }

  private func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
