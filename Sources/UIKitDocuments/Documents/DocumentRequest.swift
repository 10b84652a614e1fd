import Foundation
import ListCore
import Stage
import UniformTypeIdentifiers

/// A request of an app to open or save documents.
struct DocumentRequest {
  enum Purpose {
    case open([UTType])
    case export([URL])
  }

  let purpose: Purpose
  let asCopy: Bool
  var allowsSeveral = false
  var folder: URL?
  var showsSuffixes = false

  init(_ purpose: Purpose, asCopy: Bool) {
    self.purpose = purpose
    self.asCopy = asCopy
  }

  /// Whether a folder is chosen, to be opened or to save in.
  var wantsFolder: Bool {
    switch purpose {
    case .export: true
    case .open(let types): !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    }
  }

  /// The title of the button that accepts the choice.
  var acceptLabel: String {
    switch purpose {
    case .open: SystemWord.open.text
    case .export: (asCopy ? SystemWord.save : .move).text
    }
  }

  /// The folder that the app requested, if it exists; otherwise the user's home folder.
  var firstFolder: URL {
    if let folder, DocumentFolder.isFolder(folder) { return folder }
    return FileManager.default.homeDirectoryForCurrentUser
  }

  /// Whether a document of this name can be opened.
  func allows(fileName: String) -> Bool {
    guard case .open(let types) = purpose, !wantsFolder else { return false }
    let type = UTType(filenameExtension: (fileName as NSString).pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) }
  }

  /// The request to the desktop's dialogue.
  var panel: FilePanelRequest {
    FilePanelRequest(
      kind: wantsFolder ? .folders : .files, title: acceptLabel, acceptLabel: acceptLabel,
      allowsSeveral: allowsSeveral && !isExport, folder: folder?.path, filters: filters)
  }

  private var isExport: Bool { if case .export = purpose { true } else { false } }

  /// One filter for all types together; none if one of the types includes every file.
  private var filters: [FilePanelRequest.Filter] {
    guard case .open(let types) = purpose, !wantsFolder, !types.contains(where: { UTType.data.conforms(to: $0) }) else {
      return []
    }
    let suffixes = DocumentTypes.suffixes(of: types)
    guard !suffixes.isEmpty else { return [] }
    return [FilePanelRequest.Filter(name: "Documents", patterns: suffixes.map { "*.\($0)" })]
  }
}

/// The file name extensions of types and of the types that conform to them.
enum DocumentTypes {
  static func suffixes(of types: [UTType]) -> [String] {
    let own = types.flatMap { $0.tags[.filenameExtension] ?? [] }
    let below = UTType.knownSuffixes.filter { suffix in
      UTType(filenameExtension: suffix).map { type in types.contains { type.isSubtype(of: $0) } } ?? false
    }
    return Set(own + below).sorted()
  }
}
