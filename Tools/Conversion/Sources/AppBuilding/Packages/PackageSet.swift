import Foundation

/// The packages that an app uses, and the modules of them that are built.
struct PackageSet {
  /// The modules, each after those that it depends on.
  private(set) var modules: [Module] = []
  /// What is left out, and why.
  private(set) var leftOut: [String] = []

  private var manifests: [(identity: String, manifest: PackageManifest)] = []
  /// The modules of each target that was read: its own, and all that it depends on.
  private var known: [String: [String]] = [:]
  private var open: [String] = []
  private let cache: URL
  private let checkouts: [URL]

  /// Products that the installation has.
  private static let installed: Set<String> = [
    "PortableUIKit", "UIKit", "SwiftUI", "Combine", "CombineNetworking", "Trestle", "TrestleTesting",
  ]

  /// - Parameters:
  ///   - cache: Where manifests are kept as they were read.
  ///   - checkouts: Folders into which `swift package` or Xcode has fetched packages.
  init(cache: URL, checkouts: [URL]) {
    self.cache = cache
    self.checkouts = checkouts
  }

  /// Reads a package and the packages that it depends on.
  @discardableResult
  mutating func add(_ folder: URL) -> PackageManifest? {
    let folder = folder.standardizedFileURL
    let identity = folder.lastPathComponent.lowercased()
    if let known = manifests.first(where: { $0.manifest.folder == folder }) { return known.manifest }
    do {
      let manifest = try PackageManifest(folder, cache: cache)
      manifests.append((identity, manifest))
      if manifest.name != "Trestle" { for local in manifest.localPackages { add(local) } }
      for remote in manifest.remotePackages { addCheckout(remote) }
      return manifest
    } catch {
      leaveOut("the package \(folder.path) is left out: \(error)")
      return nil
    }
  }

  /// Reads a fetched package, which is found by the last component of its URL. A package that was not fetched is noted
  /// in `leftOut`.
  mutating func addCheckout(_ address: String) {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    let name = (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    guard !manifests.contains(where: { $0.identity == name }) else { return }
    for folder in checkouts {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if let found = names.first(where: { $0.lowercased() == name }) {
        add(folder.appendingPathComponent(found))
        return
      }
    }
    leaveOut(
      "the package \(address) is not fetched and is left out; `swift package resolve` or Xcode puts it "
        + "into a folder of checkouts")
  }

  mutating func leaveOut(_ line: String) { if !leftOut.contains(line) { leftOut.append(line) } }

  // MARK: Modules

  /// The modules of a product, and all that they depend on. A product that no package has is noted in `leftOut`.
  mutating func modules(ofProduct name: String, neededBy user: String) throws -> [String] {
    for (_, manifest) in manifests {
      guard let product = manifest.products.first(where: { $0.name == name }) else { continue }
      if manifest.name == "Trestle" && Self.installed.contains(name) { return [] }
      return try product.targets.flatMap { try modules(ofTarget: $0, in: manifest) }
    }
    if !Self.installed.contains(name) { leaveOut("the product \(name), which \(user) uses, is in no package here") }
    return []
  }

  /// The names of the modules that a target depends on, and of its own module.
  mutating func modules(ofTarget name: String, in manifest: PackageManifest) throws -> [String] {
    let key = manifest.folder.path + " " + name
    if let known = known[key] { return known }
    guard !open.contains(key) else {
      let circle = (open.drop { $0 != key } + [key]).compactMap { $0.split(separator: " ").last }
      throw AppFault("targets depend on each other in a circle: \(circle.joined(separator: " → "))")
    }
    open.append(key)
    defer { open.removeLast() }
    guard let target = manifest.targets.first(where: { $0.name == name }) else { return [] }
    let module = try module(target, in: manifest)
    let names = (module?.dependencies ?? []) + (module.map { [$0.name] } ?? [])
    if let module { modules.append(module) }
    known[key] = names
    return names
  }

  /// Makes a module of a target, and reads the modules that it depends on. Returns nil, and notes why, if the target has no
  /// Swift sources or a type that is not built, or if its folder is missing.
  mutating func module(_ target: PackageManifest.Target, in manifest: PackageManifest) throws -> Module? {
    var names: [String] = []
    for dependency in target.dependencies {
      let isTarget = dependency.package == nil && manifest.targets.contains { $0.name == dependency.name }
      let below =
        try isTarget
        ? modules(ofTarget: dependency.name, in: manifest)
        : modules(ofProduct: dependency.name, neededBy: target.name)
      for name in below where !names.contains(name) { names.append(name) }
    }
    guard ["regular", "executable", "test"].contains(target.type) else {
      leaveOut("the target \(target.name) of \(manifest.name) is a \(target.type) and is left out")
      return nil
    }
    guard let contents = PackageContents(target, of: manifest) else {
      leaveOut("the folder of the target \(target.name) of \(manifest.name) is missing")
      return nil
    }
    for file in contents.leftOut { leaveOut("\(file.path) is no Swift and is left out") }
    guard !contents.sources.isEmpty else {
      leaveOut("the target \(target.name) of \(manifest.name) has no Swift sources and is left out")
      return nil
    }
    var module = Module(AppFolder.identifier(target.name))
    (module.sources, module.resources) = (contents.sources, contents.resources)
    module.flags = ["DEBUG", "SWIFT_PACKAGE"] + target.flags
    module.language = target.language ?? manifest.language
    module.options = target.options + ["-package-name", AppFolder.identifier(manifest.name)]
    module.dependencies = names
    if !contents.resources.isEmpty { module.generated.append(contents.accessor) }
    return module
  }
}
