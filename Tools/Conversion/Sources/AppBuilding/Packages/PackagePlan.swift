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
    let chosen = try choice(manifest)
    guard let app = try packages.module(chosen, in: manifest) else {
      throw AppFault("the target \(chosen.name) of \(folder.path) has no Swift sources")
    }
    var tests: [Module] = []
    var allNames = app.dependencies + [app.name]
    for target in manifest.targets where target.type == "test" && concerns(chosen, target, manifest) {
      guard let module = try packages.module(target, in: manifest) else { continue }
      tests.append(module)
      allNames += module.dependencies
    }
    var plan = AppPlan(app: app, buildFolder: buildFolder)
    plan.libraries = packages.modules.filter { $0.name != app.name && allNames.contains($0.name) }
    plan.tests = tests
    plan.leftOut = packages.leftOut
    return plan
  }

  private func choice(_ manifest: PackageManifest) throws -> PackageManifest.Target {
    let candidates = manifest.targets.filter { ["executable", "regular"].contains($0.type) }
    if let target {
      if let named = candidates.first(where: { $0.name == target }) { return named }
      throw AppFault(
        "\(folder.path) has no target \(target), but \(candidates.map(\.name).joined(separator: ", "))")
    }
    // Of libraries, the last is the one that others are below.
    guard let first = candidates.first(where: { $0.type == "executable" }) ?? candidates.last else {
      throw AppFault("\(folder.path) has no target that can be built")
    }
    return first
  }

  /// Whether a target of tests is one of the chosen target, or of those below it where no target is asked for.
  private func concerns(
    _ chosen: PackageManifest.Target, _ tests: PackageManifest.Target, _ manifest: PackageManifest
  ) -> Bool {
    target == nil || tests.dependencies.contains { $0.name == chosen.name }
  }
}
