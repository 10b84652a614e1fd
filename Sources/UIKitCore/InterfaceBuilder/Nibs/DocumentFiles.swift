import Foundation
import InterfaceDocuments
import ListCore
import UIKitGraphics

/// Finds and reads the documents of an app's bundles. Each is read once.
@MainActor
enum DocumentFiles {
  /// The paths of documents in a folder, by file name, such as `Main.storyboard`.
  private static var listings: [String: [String: [String]]] = [:]
  private static var documents: [String: InterfaceDocument] = [:]

  /// The document with a name and kind (`xib`, `storyboard`); nil if the bundle has none, or it cannot be read, which
  /// is reported. Without a bundle, the main bundle and those beside the executable are searched.
  static func document(_ name: String, _ kind: String, in bundle: Bundle?) -> InterfaceDocument? {
    let file = "\((name as NSString).lastPathComponent).\(kind)"
    for folder in ResourceBundles.folders(of: bundle) {
      guard let paths = listing(folder)[file], let path = best(of: paths) else { continue }
      return document(at: path, in: bundle, siblings: listing(folder))
    }
    return nil
  }

  /// A document that an app gives as data.
  static func document(_ data: Data, named name: String, in bundle: Bundle?) -> InterfaceDocument? {
    do {
      return InterfaceDocument(name: name, root: try DocumentReading.root(of: data), bundle: bundle)
    } catch {
      report(name, error)
      return nil
    }
  }

  private static func document(
    at path: String, in bundle: Bundle?, siblings: [String: [String]]
  ) -> InterfaceDocument? {
    if let document = documents[path] { return document }
    let name = (path as NSString).lastPathComponent
    do {
      let root = try DocumentReading.root(of: Data(contentsOf: URL(fileURLWithPath: path)))
      let document = InterfaceDocument(
        name: name, root: root, bundle: bundle, strings: strings(of: name, siblings))
      documents[path] = document
      return document
    } catch {
      report(path, error)
      return nil
    }
  }

  private static func report(_ place: String, _ error: any Error) {
    FileHandle.standardError.write(Data("UIKit: \(place) cannot be read: \(error)\n".utf8))
  }

  // MARK: Languages

  /// The texts of a document in the user's language: those of `de.lproj/Main.strings`.
  private static func strings(of name: String, _ siblings: [String: [String]]) -> [String: String] {
    let file = "\((name as NSString).deletingPathExtension).strings"
    guard let path = translated(siblings[file] ?? []), let data = FileManager.default.contents(atPath: path) else {
      return [:]
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String] ?? [:]
  }

  /// The document in the user's language, else in the development language, else the one without a language.
  private static func best(of paths: [String]) -> String? {
    translated(paths) ?? paths.first { language($0) == "Base" } ?? paths.first { language($0) == nil } ?? paths.first
  }

  private static func translated(_ paths: [String]) -> String? {
    let preferred = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
    let available = paths.compactMap(language).filter { $0 != "Base" }
    guard let choice = AppLanguage.choice(of: available, preferred: preferred) else { return nil }
    return paths.first { language($0) == choice }
  }

  private static func language(_ path: String) -> String? {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }

  // MARK: Listing

  private static func listing(_ folder: String) -> [String: [String]] {
    if let listing = listings[folder] { return listing }
    var listing: [String: [String]] = [:]
    // An executable's folder may contain anything: only its `Resources` and languages are searched.
    let isBundle = folder.hasSuffix(".resources") || folder.hasSuffix(".bundle")
    list(folder, depth: isBundle ? 6 : 0, &listing)
    if !isBundle { list(folder + "/Resources", depth: 6, &listing) }
    listings[folder] = listing
    return listing
  }

  private static func list(_ folder: String, depth: Int, _ listing: inout [String: [String]]) {
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      switch (entry as NSString).pathExtension.lowercased() {
      case "xib", "storyboard", "strings": listing[entry, default: []].append("\(folder)/\(entry)")
      case "lproj": list("\(folder)/\(entry)", depth: 0, &listing)
      case "" where depth > 0: list("\(folder)/\(entry)", depth: depth - 1, &listing)
      default: break
      }
    }
  }
}
