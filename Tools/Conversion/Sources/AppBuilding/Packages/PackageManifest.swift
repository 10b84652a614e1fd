import Foundation

/// What a package's manifest says, as `swift package dump-package` prints it.
struct PackageManifest {
  /// A target of the package.
  struct Target {
    let name: String
    /// `regular`, `executable`, `test`, or one that Linux has no use for.
    let type: String
    let path: String?
    let sources: [String]?
    let excluded: [String]
    let resources: [(path: String, isCopied: Bool)]
    let dependencies: [Dependency]
    let flags: [String]
    let options: [String]
    let language: String?
  }

  /// A target or a product that a target needs.
  struct Dependency {
    let name: String
    let package: String?
  }

  let folder: URL
  let name: String
  let targets: [Target]
  /// The targets of each product.
  let products: [(name: String, targets: [String])]
  /// The folders of the packages that the manifest refers to by path.
  let localPackages: [URL]
  /// The identities of the packages that the manifest refers to by URL.
  let remotePackages: [String]
  /// The language mode of targets that do not set their own.
  let language: String

  /// Reads the manifest of a folder. An unchanged manifest is read from the cache, without running `swift package`.
  init(_ folder: URL, cache: URL) throws {
    let file = folder.appendingPathComponent("Package.swift")
    guard let text = try? Data(contentsOf: file) else { throw AppFault("there is no \(file.path)") }
    let stored = cache.appendingPathComponent(AppFolder.identifier(folder.path) + ".json")
    let key = Data("// \(folder.path)\n".utf8) + text + Data("\n// end\n".utf8)
    if let known = try? Data(contentsOf: stored), known.starts(with: key) {
      try self.init(folder, json: known.dropFirst(key.count))
      return
    }
    let result = try Tool.run(
      "swift", ["package", "--package-path", folder.path, "--scratch-path", cache.path + "/build", "dump-package"])
    guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
      throw AppFault("\(file.path) cannot be read:\n\(result.output)")
    }
    let json = Data(result.output[start...].utf8)
    try self.init(folder, json: json)
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try (key + json).write(to: stored, options: .atomic)
  }

  init(_ folder: URL, json: Data) throws {
    guard let values = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let name = values["name"] as? String
    else { throw AppFault("the manifest of \(folder.path) is not understood") }
    self.folder = folder
    self.name = name
    targets = Self.objects(values["targets"]).map(Self.target)
    products = Self.objects(values["products"]).map {
      ($0["name"] as? String ?? "", $0["targets"] as? [String] ?? [])
    }
    let dependencies = Self.objects(values["dependencies"])
    localPackages = dependencies.flatMap { Self.objects($0["fileSystem"]) }.compactMap {
      ($0["path"] as? String).map { URL(fileURLWithPath: $0) }
    }
    remotePackages = dependencies.flatMap { Self.objects($0["sourceControl"]) }.compactMap {
      $0["identity"] as? String
    }
    let tools = (values["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
    let listed = (values["swiftLanguageVersions"] as? [String])?.last
    language = listed ?? (tools.hasPrefix("6") ? "6" : "5")
  }

  private static func objects(_ any: Any?) -> [[String: Any]] { any as? [[String: Any]] ?? [] }

  private static func target(_ values: [String: Any]) -> Target {
    var flags: [String] = []
    var options: [String] = []
    var language: String?
    for setting in objects(values["settings"]) where setting["tool"] as? String == "swift" && holds(setting) {
      for (kind, value) in setting["kind"] as? [String: Any] ?? [:] {
        let text = (value as? [String: Any])?["_0"]
        switch (kind, text as? String) {
        case ("define", let name?): flags.append(name)
        case ("enableUpcomingFeature", let name?): options += ["-enable-upcoming-feature", name]
        case ("enableExperimentalFeature", let name?): options += ["-enable-experimental-feature", name]
        case ("swiftLanguageMode", let version?): language = version
        case ("defaultIsolation", let actor?): options += ["-default-isolation", actor]
        default: break
        }
      }
    }
    return Target(
      name: values["name"] as? String ?? "", type: values["type"] as? String ?? "", path: values["path"] as? String,
      sources: values["sources"] as? [String], excluded: values["exclude"] as? [String] ?? [],
      resources: objects(values["resources"]).compactMap { resource in
        (resource["path"] as? String).map { ($0, (resource["rule"] as? [String: Any])?["copy"] != nil) }
      },
      dependencies: objects(values["dependencies"]).compactMap(dependency), flags: flags, options: options,
      language: language)
  }

  private static func holds(_ setting: [String: Any]) -> Bool {
    guard let condition = setting["condition"] as? [String: Any] else { return true }
    return isForPhones(condition) && (condition["config"] as? String).map { $0 == "debug" } ?? true
  }

  private static func isForPhones(_ condition: [String: Any]?) -> Bool {
    let platforms = condition?["platformNames"] as? [String] ?? []
    return platforms.isEmpty || platforms.contains("ios")
  }

  private static func dependency(_ values: [String: Any]) -> Dependency? {
    for (kind, list) in values {
      let parts = list as? [Any] ?? []
      guard let name = parts.first as? String, isForPhones(parts.last as? [String: Any]) else { return nil }
      return Dependency(name: name, package: kind == "product" && parts.count > 1 ? parts[1] as? String : nil)
    }
    return nil
  }
}
