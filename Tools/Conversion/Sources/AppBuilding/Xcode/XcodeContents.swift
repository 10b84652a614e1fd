import Foundation

/// The files that a target is built from.
struct XcodeContents {
  private(set) var sources: [URL] = []
  private(set) var resources: [Resource] = []
  /// What is left out: a line each.
  private(set) var leftOut: [String] = []

  private let target: XcodeTarget
  private var project: XcodeProject { target.project }
  private var objects: XcodeObjects { target.project.objects }
  private var propertyList: String?

  init(_ target: XcodeTarget) {
    self.target = target
    propertyList = target.settings["INFOPLIST_FILE"].map { XcodeFiles.appending($0, to: target.project.folder).path }
    for file in target.buildFiles("PBXSourcesBuildPhase") { add(file, isSource: true) }
    for file in target.buildFiles("PBXResourcesBuildPhase") { add(file, isSource: false) }
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") { addSynchronized(group) }
    for phase in target.phases("PBXShellScriptBuildPhase") {
      leftOut.append("the script \"\(phase["name"] ?? "Run Script")\" of \(target.name) is not run")
    }
    var seen: Set<String> = []
    sources = sources.filter { seen.insert($0.path).inserted }
  }

  // MARK: Build phases

  private mutating func add(_ file: XcodeObject, isSource: Bool) {
    guard let reference = objects[file["fileRef"]] else {
      if file["productRef"] == nil {
        leftOut.append("a file of \(target.name) in \(project.url.lastPathComponent) is not in the project's list")
      }
      return
    }
    if reference.kind == "PBXVariantGroup" {
      for child in objects.objects("children", of: reference) { add(reference: child, isSource, in: reference) }
    } else {
      add(reference: reference, isSource, in: nil)
    }
  }

  private mutating func add(reference: XcodeObject, _ isSource: Bool, in variants: XcodeObject?) {
    guard let place = project.files[reference.identifier] else {
      leftOut.append("\(reference.name) is in no group of \(project.url.lastPathComponent)")
      return
    }
    guard FileManager.default.fileExists(atPath: place.url.path) else {
      let group = place.group.isEmpty ? "" : " (group \(place.group))"
      leftOut.append("\(place.url.path) is missing\(group)")
      return
    }
    let kind = place.url.pathExtension.lowercased()
    if kind == "swift" {
      sources.append(place.url)
    } else if FolderContents.otherLanguages.contains(kind) || FolderContents.models.contains(kind) {
      leftOut.append("\(place.url.path) is no Swift and is left out")
    } else if !isSource || ["storyboard", "xib", "strings", "xcstrings"].contains(kind) {
      addResource(place.url)
    }
  }

  private mutating func addResource(_ url: URL) {
    if url.path == propertyList { return }
    let folder = url.deletingLastPathComponent()
    if url.pathExtension == "lproj" {
      let contents = FolderContents(folder) { $0.deletingLastPathComponent() == folder && $0.path != url.path }
      resources += contents.resources
    } else if folder.pathExtension == "lproj" {
      resources.append(Resource(url, path: folder.lastPathComponent + "/" + url.lastPathComponent))
    } else {
      resources.append(Resource(url, path: url.lastPathComponent))
    }
  }

  // MARK: Folders that a project follows

  /// Adds the files of a group that is synchronised with a folder on disk. A target that lists the group has all its
  /// files except the exceptions; a target that does not list it has only the exceptions.
  private mutating func addSynchronized(_ group: XcodeObject) {
    let isListed = target.object.list("fileSystemSynchronizedGroups").contains(group.identifier)
    let exceptions = objects.objects("exceptions", of: group).filter { isForTarget($0) }
    guard isListed || !exceptions.isEmpty else { return }
    guard let place = project.files[group.identifier] else { return }
    guard FolderContents.isFolder(place.url) else {
      leftOut.append("the folder \(place.url.path) is missing")
      return
    }
    let root = place.url.path + "/"
    let paths = Set(exceptions.flatMap { $0.list("membershipExceptions") })
    let isException = { (url: URL) in Self.isException(url.path.replacing(root, with: "", maxReplacements: 1), paths) }
    let filtered = Set(
      exceptions.flatMap { set in
        set.dictionary("platformFiltersByRelativePath").filter {
          !XcodeTarget.isForPhones($0.value.list?.compactMap(\.text) ?? [])
        }
        .map(\.key)
      })
    let contents = FolderContents(place.url) { url in
      if filtered.contains(String(url.path.dropFirst(root.count))) { return true }
      if isListed { return isException(url) }
      return !FolderContents.isFolder(url) && !isException(url)
    }
    add(contents, Set(group.list("explicitFolders")), root)
  }

  private func isForTarget(_ exception: XcodeObject) -> Bool {
    if let named = exception["target"] { return named == target.object.identifier }
    return exception["buildPhase"].map { target.object.list("buildPhases").contains($0) } ?? false
  }

  private mutating func add(_ contents: FolderContents, _ explicitFolders: Set<String>, _ root: String) {
    sources += contents.sources
    for folder in explicitFolders.sorted() {
      let url = URL(fileURLWithPath: root + folder)
      resources.append(Resource(url, path: url.lastPathComponent))
    }
    resources += contents.resources.filter { resource in
      resource.url.path != propertyList && !explicitFolders.contains { resource.url.path.hasPrefix(root + $0 + "/") }
    }
    leftOut += contents.leftOut.map { "\($0.path) is no Swift and is left out" }
  }

  /// Whether a path is an exception: itself, a folder around it, or its name in all languages,
  /// such as `/Localized: Screens/Main.storyboard`.
  private static func isException(_ path: String, _ exceptions: Set<String>) -> Bool {
    if exceptions.contains(path) { return true }
    let parts = path.split(separator: "/")
    if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
      let name = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
      if exceptions.contains("/Localized: " + name) { return true }
    }
    return parts.indices.dropLast().contains { exceptions.contains(parts[...$0].joined(separator: "/")) }
  }
}
