import Foundation

/// The files of a target of a package.
struct PackageContents {
  let sources: [URL]
  let resources: [Resource]
  let leftOut: [URL]
  /// The bundle of the resources, beside the program.
  let bundle: String

  init?(_ target: PackageManifest.Target, of manifest: PackageManifest) {
    guard let folder = Self.folder(of: target, in: manifest) else { return nil }
    let root = folder.path + "/"
    let copied = target.resources.filter(\.isCopied).map(\.path)
    let processed = target.resources.filter { !$0.isCopied }.map(\.path)
    let contents = FolderContents(folder) { url in
      let path = String(url.path.dropFirst(root.count))
      if (target.excluded + copied).contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return true }
      guard let listed = target.sources, url.pathExtension == "swift" else { return false }
      return !listed.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "." }
    }
    sources = contents.sources.filter { url in
      !processed.contains { url.path.hasPrefix(root + $0 + "/") }
    }
    leftOut = contents.leftOut
    let name = "\(manifest.name)_\(target.name).resources"
    bundle = name
    // Storyboards, catalogs and localised files are always resources, other files only if the manifest lists them.
    let found = contents.resources.filter { resource in
      let path = String(resource.url.path.dropFirst(root.count))
      return Self.known.contains(resource.url.pathExtension) || resource.path.contains(".lproj/")
        || processed.contains { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
    }
    resources =
      found.map { Resource($0.url, path: "\(name)/\($0.path)") }
      + copied.map {
        let url = folder.appendingPathComponent($0)
        return Resource(url, path: "\(name)/\(url.lastPathComponent)")
      }
  }

  private static let known: Set<String> = ["xcassets", "storyboard", "xib", "xcstrings"]

  private static func folder(of target: PackageManifest.Target, in manifest: PackageManifest) -> URL? {
    if let path = target.path { return XcodeFiles.appending(path == "." ? "" : path, to: manifest.folder) }
    let parents = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let folders = parents.map { manifest.folder.appendingPathComponent($0) }
    let named = folders.map { $0.appendingPathComponent(target.name) }
    if let found = named.first(where: FolderContents.isFolder) { return found }
    return manifest.targets.count == 1 ? folders.first(where: FolderContents.isFolder) : nil
  }

  /// The access to a target's own bundle.
  var accessor: Module.Generated {
    Module.Generated(
      name: "ResourceBundle.swift",
      text: """
        import Foundation

        extension Foundation.Bundle {
          nonisolated static let module: Bundle = {
            let folder = Bundle.main.bundleURL.appendingPathComponent("\(bundle)")
            guard let bundle = Bundle(url: folder) else { fatalError("There is no bundle at \\(folder.path).") }
            return bundle
          }()
        }

        """)
  }
}
