import Foundation

/// Reads a project or a workspace of Xcode as an app: the targets that it needs, their order, resources and tests.
final class XcodePlan {
  private let url: URL
  private let chosen: String?
  private let folder: URL
  private var projects: [XcodeProject] = []
  private var packages: PackageSet
  private var libraries: [Module] = []
  private var leftOut: [String] = []
  /// The modules of each target that was read: its own, and all that it depends on.
  private var known: [String: [String]] = [:]
  private var open: [XcodeTarget] = []

  /// The workspace or project in a folder, or else in the first of its subfolders that has one.
  static func project(in folder: URL) -> URL? { project(in: folder, depth: 0) }

  private static let mostDepth = 2

  private static func project(in folder: URL, depth: Int) -> URL? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let found = names.first { $0.hasSuffix(".xcworkspace") } ?? names.first { $0.hasSuffix(".xcodeproj") }
    if let found { return folder.appendingPathComponent(found) }
    guard depth < mostDepth, !names.contains("Package.swift") else { return nil }
    return names.lazy.filter { !$0.hasPrefix(".") && !["Pods", "Carthage", "DerivedData", "build"].contains($0) }
      .map { folder.appendingPathComponent($0) }.filter(FolderContents.isFolder)
      .compactMap { project(in: $0, depth: depth + 1) }.first
  }

  /// - Parameter target: The name of a target; nil for the first app.
  init(_ url: URL, target: String?) throws {
    guard FolderContents.isFolder(url) else { throw AppFault("there is no \(url.path)") }
    self.url = url
    chosen = target
    let folder = url.deletingLastPathComponent().standardizedFileURL
    self.folder = folder
    let build = folder.appendingPathComponent(".trestle")
    packages = PackageSet(
      cache: build.appendingPathComponent("packages"),
      checkouts: ["SourcePackages/checkouts", ".build/checkouts", "DerivedData/SourcePackages/checkouts"].map {
        folder.appendingPathComponent($0)
      })
    if url.pathExtension == "xcodeproj" { try add(url) } else { try addWorkspace(url) }
    guard !projects.isEmpty else { throw AppFault("\(url.path) names no project that can be read") }
    noteCocoaPods()
  }

  private func addWorkspace(_ url: URL) throws {
    let workspace = try XcodeWorkspace(url)
    for project in workspace.missing { leaveOut("the project \(project.path) is not there and is left out") }
    for project in workspace.projects {
      do { try add(project) } catch { leaveOut("the project \(project.path) is left out: \(error)") }
    }
    for package in workspace.packages { packages.add(package) }
  }

  private static let mostProjects = 64

  private func add(_ url: URL) throws {
    guard projects.count < Self.mostProjects, !projects.contains(where: { $0.url.path == url.path }) else { return }
    let project = try XcodeProject(url)
    projects.append(project)
    addPackages(of: project)
    // Projects inside of a project.
    for reference in project.objects.root.values["projectReferences"]?.list ?? [] {
      guard let place = reference.dictionary?["ProjectRef"]?.text.flatMap({ project.files[$0] }) else { continue }
      do { try add(place.url) } catch { leaveOut("the project \(place.url.path) is left out: \(error)") }
    }
  }

  private func addPackages(of project: XcodeProject) {
    for reference in project.objects.objects("packageReferences", of: project.objects.root) {
      if let path = reference["relativePath"] {
        packages.add(XcodeFiles.appending(path, to: project.folder))
      } else if let address = reference["repositoryURL"] {
        packages.addCheckout(address)
      }
    }
    // Folders of packages that are dragged into a project.
    for file in project.objects.all("PBXFileReference") {
      guard ["wrapper", "folder", "text"].contains(file["lastKnownFileType"] ?? ""),
        let url = project.files[file.identifier]?.url,
        FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
      else { continue }
      packages.add(url)
    }
  }

  private func noteCocoaPods() {
    let file = folder.appendingPathComponent("Podfile")
    guard FileManager.default.fileExists(atPath: file.path),
      !FolderContents.isFolder(folder.appendingPathComponent("Pods"))
    else { return }
    leaveOut("the pods of \(file.path) are not there and are left out")
  }

  private func leaveOut(_ line: String) { if !leftOut.contains(line) { leftOut.append(line) } }

  // MARK: The app

  /// Plans the build. Throws if there is no such target, it has no Swift sources, or targets depend on each other in a
  /// circle.
  func plan() throws -> AppPlan {
    let named = try choice()
    let target = host(of: named)
    let app = try module(target)
    guard !app.sources.isEmpty else {
      throw AppFault(
        "the target \(target.name) of \(target.project.url.path) has no Swift sources"
          + leftOut.map { "\n  " + $0 }.joined())
    }
    var plan = AppPlan(app: app, buildFolder: folder.appendingPathComponent(".trestle"))
    if case .application = target.kind { plan.isLibrary = false } else { plan.isLibrary = true }
    plan.propertyList = propertyList(of: target)
    plan.tests = try tests(of: target, only: named === target ? nil : named)
    plan.libraries = (packages.modules + libraries).filter { $0.name != app.name }
    plan.leftOut = leftOut + packages.leftOut
    return plan
  }

  private var targets: [XcodeTarget] { projects.flatMap(\.targets) }

  private func choice() throws -> XcodeTarget {
    if let chosen {
      if let named = targets.first(where: { $0.name == chosen }) { return named }
      let names = targets.map(\.name).joined(separator: ", ")
      throw AppFault("\(url.path) has no target \(chosen)" + (names.isEmpty ? "" : ", but \(names)"))
    }
    let apps = targets.filter { if case .application = $0.kind { true } else { false } }
    if let app = apps.first(where: \.isForPhones) ?? apps.first { return app }
    let libraries = targets.filter { if case .library = $0.kind { true } else { false } }
    guard let first = libraries.first(where: \.isForPhones) ?? libraries.first else {
      throw AppFault("\(url.path) has no target that is an app")
    }
    return first
  }

  /// The target that a target of unit tests tests; any other target itself.
  private func host(of target: XcodeTarget) -> XcodeTarget {
    guard case .unitTests = target.kind else { return target }
    let below = dependencies(of: target)
    let app = below.first { if case .application = $0.kind { true } else { false } }
    return app ?? targets.first { $0 !== target && uses(target, $0) } ?? target
  }

  private func tests(of app: XcodeTarget, only named: XcodeTarget?) throws -> [Module] {
    if let named { return [try tests(named, app)] }
    var own: [XcodeTarget] = []
    var others: [XcodeTarget] = []
    for target in targets {
      switch target.kind {
      case .unitTests: if uses(target, app) { own.append(target) } else { others.append(target) }
      case .interfaceTests:
        leaveOut("the target \(target.name) has tests of a running app, which are left out")
      default: break
      }
    }
    return try (own.isEmpty && chosen == nil ? others : own).map { try tests($0, app) }
  }

  private func tests(_ target: XcodeTarget, _ app: XcodeTarget) throws -> Module {
    var tests = try module(target)
    if !tests.dependencies.contains(app.module) { tests.dependencies.append(app.module) }
    return tests
  }

  private func uses(_ tests: XcodeTarget, _ app: XcodeTarget) -> Bool {
    dependencies(of: tests).contains { $0 === app } || tests.settings["TEST_TARGET_NAME"] == app.name
      || tests.settings["TEST_HOST"]?.contains("/\(app.settings["PRODUCT_NAME"] ?? app.name).app") == true
  }

  // MARK: Modules

  /// The targets that a target names, and those whose products it links.
  private func dependencies(of target: XcodeTarget) -> [XcodeTarget] {
    let objects = target.project.objects
    var found: [XcodeTarget] = []
    func add(_ other: XcodeTarget?) {
      if let other, other !== target, !found.contains(where: { $0 === other }) { found.append(other) }
    }
    for dependency in objects.objects("dependencies", of: target.object) {
      let filters = dependency.list("platformFilters") + [dependency["platformFilter"]].compactMap(\.self)
      guard XcodeTarget.isForPhones(filters) else { continue }
      let proxy = objects[dependency["targetProxy"]]
      let named = dependency["target"] ?? proxy?["remoteGlobalIDString"]
      add(
        target.project.targets.first { $0.object.identifier == named }
          ?? targets.first { $0.object.identifier == named }
          ?? targets.first { $0.name == (dependency["name"] ?? proxy?["remoteInfo"]) })
    }
    for file in target.buildFiles("PBXFrameworksBuildPhase") {
      guard let reference = objects[file["fileRef"]] else { continue }
      let isOwn = target.project.targets.first { $0.object["productReference"] == reference.identifier }
      let product = (reference["path"] ?? "").split(separator: "/").last.map(String.init) ?? ""
      add(isOwn ?? (product.isEmpty ? nil : targets.first { product == productName(of: $0) }))
    }
    return found
  }

  private func productName(of target: XcodeTarget) -> String? {
    target.project.objects[target.object["productReference"]]?["path"]?.split(separator: "/").last.map(String.init)
  }

  /// The names of the modules that a user of a target gets: the target's dependencies, and its own module.
  private func modules(of target: XcodeTarget) throws -> [String] {
    let key = target.project.url.path + " " + target.object.identifier
    if let known = known[key] { return known }
    if case .other(let type) = target.kind {
      leaveOut("the target \(target.name) is a \(type) and is left out")
      return []
    }
    if case .application = target.kind { return [] }
    let module = try module(target)
    if !module.sources.isEmpty || !module.resources.isEmpty { libraries.append(module) }
    let names = module.dependencies + (module.sources.isEmpty ? [] : [module.name])
    known[key] = names
    return names
  }

  private func module(_ target: XcodeTarget) throws -> Module {
    guard !open.contains(where: { $0 === target }) else {
      let circle = (open.drop { $0 !== target } + [target]).map(\.name)
      throw AppFault("targets depend on each other in a circle: \(circle.joined(separator: " → "))")
    }
    open.append(target)
    defer { open.removeLast() }
    var module = Module(target.module)
    for other in dependencies(of: target) { add(try modules(of: other), to: &module) }
    for product in products(of: target) {
      add(try packages.modules(ofProduct: product, neededBy: target.name), to: &module)
    }
    let contents = XcodeContents(target)
    contents.leftOut.forEach(leaveOut)
    for file in target.missingSettings { leaveOut("the settings \(file) are missing") }
    (module.sources, module.resources) = (contents.sources, contents.resources)
    if case .bundle = target.kind {
      let name = (target.settings["PRODUCT_NAME"] ?? target.name) + ".bundle/"
      module.resources = module.resources.map { Resource($0.url, path: name + $0.path) }
    }
    CompilerSettings(target.settings).apply(to: &module)
    if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"] {
      leaveOut("the bridging header \(header) of \(target.name) is left out: Linux has no Objective-C")
    }
    return module
  }

  private func add(_ names: [String], to module: inout Module) {
    for name in names where !module.dependencies.contains(name) { module.dependencies.append(name) }
  }

  /// The products of packages that a target uses.
  private func products(of target: XcodeTarget) -> [String] {
    let objects = target.project.objects
    let linked = target.buildFiles("PBXFrameworksBuildPhase").compactMap { objects[$0["productRef"]] }
    let listed = objects.objects("packageProductDependencies", of: target.object)
    let named = objects.objects("dependencies", of: target.object).compactMap { objects[$0["productRef"]] }
    var names: [String] = []
    for name in (listed + linked + named).compactMap({ $0["productName"] }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  // MARK: The property list

  private func propertyList(of target: XcodeTarget) -> AppPlan.PropertyList? {
    var values: [String: Any] = [:]
    if let path = target.settings["INFOPLIST_FILE"] {
      let file = XcodeFiles.appending(path, to: target.project.folder)
      let data = try? Data(contentsOf: file)
      if let list = data.flatMap({ try? PropertyListSerialization.propertyList(from: $0, format: nil) })
        as? [String: Any]
      {
        values = list
      } else {
        leaveOut("the property list \(file.path) is \(data == nil ? "missing" : "not understood") and is left out")
      }
    }
    return .values(AppPropertyList(target.settings).completed(values))
  }
}
