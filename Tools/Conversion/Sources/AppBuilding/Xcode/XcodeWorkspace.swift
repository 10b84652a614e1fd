import Foundation

/// The projects and folders that a workspace names.
struct XcodeWorkspace {
  /// Projects that exist.
  private(set) var projects: [URL] = []
  /// Folders with a package.
  private(set) var packages: [URL] = []
  /// Projects that the workspace names and that do not exist.
  private(set) var missing: [URL] = []

  init(_ url: URL) throws {
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: file) else { throw AppFault("there is no \(file.path)") }
    let folder = url.deletingLastPathComponent().standardizedFileURL
    var groups = [folder]
    let tags = WorkspaceTags(String(decoding: data, as: UTF8.self))
    guard !tags.isCut else { throw AppFault("\(file.path): a tag in it does not end") }
    for tag in tags.tags {
      let place = tag.location.map { Self.place($0, groups.last ?? folder, folder) }
      switch tag.name {
      case "Group": if !tag.isEmpty { groups.append(place ?? groups.last ?? folder) }
      case "/Group": if groups.count > 1 { groups.removeLast() }
      case "FileRef": if let place { add(place) }
      default: break
      }
    }
  }

  private mutating func add(_ entry: URL) {
    if entry.pathExtension == "xcodeproj" {
      if FolderContents.isFolder(entry) { projects.append(entry) } else { missing.append(entry) }
    } else if FileManager.default.fileExists(atPath: entry.appendingPathComponent("Package.swift").path) {
      packages.append(entry)
    }
  }

  /// `group:App/App.xcodeproj`, `container:App.xcodeproj`, `absolute:/App.xcodeproj`, `self:`.
  private static func place(_ location: String, _ group: URL, _ folder: URL) -> URL {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts.count > 1 ? parts[1] : location
    switch parts[0] {
    case "self": return folder
    case "absolute": return URL(fileURLWithPath: path.isEmpty ? "/" : path)
    case "group": return XcodeFiles.appending(path, to: group)
    default: return XcodeFiles.appending(path, to: folder)
    }
  }
}

/// The tags of a workspace's file. Only their names and their `location` attributes matter.
private struct WorkspaceTags {
  struct Tag {
    let name: String
    let location: String?
    /// Whether it ends itself: `<FileRef/>`.
    let isEmpty: Bool
  }

  private(set) var tags: [Tag] = []
  /// Whether the text ends inside a tag.
  private(set) var isCut = false

  init(_ text: String) {
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let isComment = rest.hasPrefix("!--")
      guard let end = isComment ? rest.range(of: "-->") : rest.range(of: ">") else {
        isCut = true
        return
      }
      if !isComment { add(rest[..<end.lowerBound]) }
      rest = rest[end.upperBound...]
    }
  }

  private mutating func add(_ text: Substring) {
    let name = text.prefix { !$0.isWhitespace && ($0 != "/" || text.first == "/") }
    tags.append(Tag(name: String(name), location: Self.location(in: text), isEmpty: text.hasSuffix("/")))
  }

  /// The value of the attribute `location`; there may be spaces around its equals sign, as Xcode writes them.
  private static func location(in text: Substring) -> String? {
    guard let start = text.range(of: "location") else { return nil }
    let parts = text[start.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].filter({ !$0.isWhitespace }) == "=" else { return nil }
    return String(parts[1]).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
