import Foundation

/// Reads a package as an app: its executable target, or the library with a view controller to show, and its tests.
struct PackagePlan {
  private let folder: URL
  private let target: String?

  init(_ folder: URL, target: String?) throws {
    self.folder = folder
    self.target = target
  }

  func plan() throws -> AppPlan {
    let buildFolder = folder.appendingPathComponent(".trestle")
    let manifest = try PackageManifest(folder, cache: buildFolder.appendingPathComponent("packages"))
    var packages = PackageSet(
      cache: buildFolder.appendingPathComponent("packages"),
      checkouts: [".build/checkouts", "SourcePackages/checkouts"].map { folder.appendingPathComponent($0) })
    packages.add(folder)
    let named = try choice(manifest)
    let chosen = tested(by: named, manifest)
    guard let app = try packages.module(chosen, in: manifest) else {
      throw AppFault("the target \(chosen.name) of \(folder.path) has no Swift sources")
    }
    var tests: [Module] = []
    var allNames = app.dependencies + [app.name]
    for target in manifest.targets where target.type == "test" && concerns(named, target, manifest) {
      guard let module = try packages.module(target, in: manifest) else { continue }
      tests.append(module)
      allNames += module.dependencies
    }
    var plan = AppPlan(app: app, buildFolder: buildFolder)
    plan.libraries = packages.modules.filter { $0.name != app.name && allNames.contains($0.name) }
    plan.isLibrary = chosen.type != "executable"
    plan.tests = tests
    plan.leftOut = packages.leftOut
    plan.beginWithStoryboard()
    return plan
  }

  private func choice(_ manifest: PackageManifest) throws -> PackageManifest.Target {
    if let target {
      if let named = manifest.targets.first(where: { $0.name == target }) { return named }
      let names = manifest.targets.map(\.name).joined(separator: ", ")
      throw AppFault("\(folder.path) has no target \(target), but \(names)")
    }
    let candidates = manifest.targets.filter { ["executable", "regular"].contains($0.type) }
    // Without an executable, takes the last library, which usually depends on the others.
    guard let first = candidates.first(where: { $0.type == "executable" }) ?? candidates.last else {
      throw AppFault("\(folder.path) has no target that can be built")
    }
    return first
  }

  /// The target that a test target depends on, to be built as the app; a target that is no test target itself.
  private func tested(by target: PackageManifest.Target, _ manifest: PackageManifest) -> PackageManifest.Target {
    guard target.type == "test" else { return target }
    let names = target.dependencies.map(\.name)
    return manifest.targets.first { $0.type != "test" && names.contains($0.name) } ?? target
  }

  /// Whether a test target is run: all are if the user named no target, otherwise the chosen one and those that depend
  /// on the chosen target.
  private func concerns(
    _ chosen: PackageManifest.Target, _ tests: PackageManifest.Target, _ manifest: PackageManifest
  ) -> Bool {
    target == nil || tests.name == chosen.name || tests.dependencies.contains { $0.name == chosen.name }
  }
}
