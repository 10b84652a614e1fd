import Foundation

/// Checks that the files and folders that a document names exist, whether by a link or between backticks, as in
/// `Lists/ListMenus.swift`. So must the headings that links lead to, and the articles of the same catalog that `<doc:>`
/// names.
///
/// A path may be relative to any folder above the file, since a folder's document names its files without the folder.
/// Names with an ellipsis or a pattern mean several files and are not checked.
struct DocumentPathCheck {
  /// The paths of all files of the repository.
  private let files: Set<String>
  /// Each file and folder by its last component.
  private let named: [Substring: [String]]
  /// The headings of each document.
  private let anchors: [String: DocumentAnchors]

  private static let endings = [".swift", ".tsv", ".txt", ".md", ".c", ".h", ".json"]
  private static let topFolders = ["Sources/", "Tests/", "Data/", "Scripts/", "Documentation/", "Examples/"]

  /// - Parameters:
  ///   - paths: All files of the repository.
  ///   - documents: The texts of those that are Markdown.
  init(paths: [String], documents: [String: String]) {
    var all = Set(paths)
    for path in paths {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty, all.insert(parts.joined(separator: "/")).inserted { parts.removeLast() }
    }
    files = all
    named = Dictionary(grouping: all) { $0.split(separator: "/").last ?? "" }
    anchors = documents.mapValues(DocumentAnchors.init)
  }

  /// - Parameters:
  ///   - path: The document's path.
  ///   - text: Its Markdown.
  func problems(path: String, text: String) -> [Problem] {
    var isInCode = false
    var problems: [Problem] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isInCode.toggle() }
      if isInCode { continue }
      let missing =
        Self.names(in: line).filter { !exists($0) }
        + Self.links(in: line).filter { !leads($0, from: path) }
        + Self.articles(in: line).filter { !isArticle($0, path) }
      problems += missing.map { Problem(path: path, line: index + 1, message: "there is no \($0)") }
    }
    return problems
  }

  private func exists(_ name: String) -> Bool {
    let parts = name.split(separator: "/").drop { $0 == ".." }
    let wanted = "/" + parts.joined(separator: "/")
    return named[parts.last ?? "", default: []].contains { ("/" + $0).hasSuffix(wanted) }
  }

  private func leads(_ link: String, from document: String) -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? document : Self.resolved(String(parts[0]), from: document)
    guard files.contains(path) else { return false }
    guard parts.count > 1, let headings = anchors[path] else { return true }
    return headings.names.contains(String(parts[1]))
  }

  private func isArticle(_ name: String, _ document: String) -> Bool {
    files.contains(Self.resolved(name + ".md", from: document))
  }

  /// The paths between backticks.
  static func names(in line: Substring) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      .filter { name in
        !name.contains { " …{}()<>*:$".contains($0) } && !name.hasPrefix("+")
          && (endings.contains(where: name.hasSuffix) || topFolders.contains(where: name.hasPrefix))
      }
  }

  /// The targets of links to files and headings.
  static func links(in line: Substring) -> [String] {
    line.components(separatedBy: "](").dropFirst()
      .compactMap { $0.split(separator: ")", omittingEmptySubsequences: false).first }
      .map(String.init).filter { !$0.isEmpty && !$0.contains("://") }
  }

  /// The articles that `<doc:>` names, but for those between backticks.
  static func articles(in line: Substring) -> [String] {
    let plain = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }
    return plain.flatMap { (text: String) -> [String] in
      text.components(separatedBy: "<doc:").dropFirst().compactMap { $0.split(separator: ">").first.map { String($0) } }
    }
  }

  /// The path that a link of a document leads to.
  private static func resolved(_ link: String, from document: String) -> String {
    var parts = document.split(separator: "/").dropLast()
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
