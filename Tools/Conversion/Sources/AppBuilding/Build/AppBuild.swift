import Conversion
import Foundation

/// Builds a program from an app's files, in a folder beside them.
public struct AppBuild {
  /// The result of a build.
  public struct Outcome {
    /// The built program; the module file if only modules were built.
    public let program: URL
    /// Sources that the converter could not translate.
    public var notes: [Note] = []
    /// The messages of the compiler; empty without any.
    public var messages = ""
    public var isBuilt = false
  }

  private let plan: AppPlan
  private let installation: Installation
  private let revision: String

  /// - Parameter revision: Identifies the build of the converter. Files that another build wrote are converted again.
  public init(_ plan: AppPlan, _ installation: Installation, revision: String = "") {
    self.plan = plan
    self.installation = installation
    self.revision = revision
  }

  /// Converts the sources, lays out the resources, compiles and links, where something has changed since the last time.
  /// - Parameter needsStart: Whether a program has to be built; that of a library shows one of its view controllers. If
  ///   false, a library, or an app with nothing to show, is only compiled to a module, and the outcome has its file as
  ///   `program`.
  public func build(needsStart: Bool = true) throws -> Outcome {
    if plan.isLibrary && !needsStart { return try buildModules() }
    var app = self.app
    let entry: Module.Generated?
    do { entry = try EntryPoint(app, hasStoryboard: plan.beginsWithStoryboard).generated() } catch {
      if needsStart { throw error }
      return try buildModules()
    }
    if let entry { app.generated.append(entry) }
    var products = Products()
    // Libraries that only tests use are not built.
    let libraries = plan.libraries.filter { $0.sources.isEmpty || app.dependencies.contains($0.name) }
    for module in libraries { try add(module, isApp: false, to: &products) }
    try add(app, isApp: true, to: &products)
    let start = ["-Xlinker", "--defsym=main=\(ModuleBuild.start(of: app.name))"]
    return try finished(products, named: app.name, start, libraries + [app])
  }

  private func buildModules() throws -> Outcome {
    var products = Products()
    for module in plan.libraries + [app] { try add(module, isApp: false, to: &products) }
    let file = ModuleBuild.modules(in: plan.buildFolder).appendingPathComponent(plan.app.name + ".swiftmodule")
    return Outcome(
      program: file, notes: products.notes, messages: products.messages.joined(separator: "\n"),
      isBuilt: products.failed.isEmpty)
  }

  /// Builds the program that runs the tests, with the app in it.
  public func buildTests() throws -> Outcome {
    guard !plan.tests.isEmpty else { throw AppFault("\(plan.app.name) has no target of tests") }
    var products = Products()
    var app = self.app
    // An app that begins with a storyboard is launched for its tests, so it gets an entry point if it has none. That is
    // in the app's module, which has the storyboard's controllers.
    if plan.beginsWithStoryboard, !plan.isLibrary, let start = try EntryPoint(app, hasStoryboard: true).generated() {
      app.generated.append(start)
    }
    let starts = EntryPoint(app, hasStoryboard: plan.beginsWithStoryboard).isThere
    for module in plan.libraries { try add(module, isApp: false, to: &products) }
    try add(app, isApp: starts, to: &products)
    for module in plan.tests { try add(module, isApp: false, to: &products) }
    let lists = plan.tests.compactMap { module in
      products.tests[module.name].map { (module: module.name, tests: $0) }
    }
    // The lists use methods of any actor as values, so the module keeps Swift 5, its default language mode, which
    // allows that.
    var program = Module(app.name + "TestProgram")
    program.generated = lists.map { TestProgram.list(of: $0.tests, module: $0.module) }
    program.generated.append(TestProgram.main(lists.map(\.module), app: starts ? app.name : nil))
    program.flags = plan.tests.flatMap(\.flags).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    program.dependencies = plan.tests.map(\.name)
    try add(program, isApp: false, to: &products)
    return try finished(products, named: app.name + "Tests", [], plan.tests + plan.libraries + [app])
  }

  // MARK: Modules

  /// The app's module, with generated Swift names for the images and colours of its catalogs.
  private var app: Module {
    var app = plan.app
    if let symbols = AssetSymbols(app).generated() { app.generated.append(symbols) }
    return app
  }

  /// The modules that are built so far.
  private struct Products {
    var objects: [URL] = []
    var notes: [Note] = []
    var messages: [String] = []
    var states: [String: String] = [:]
    /// The XCTest tests of each module that has some.
    var tests: [String: [TestClass]] = [:]
    var failed: Set<String> = []
  }

  /// Builds a module, unless one that it uses could not be built.
  private func add(_ module: Module, isApp: Bool, to products: inout Products) throws {
    if module.sources.isEmpty && module.generated.isEmpty { return }
    guard products.failed.isDisjoint(with: module.dependencies) else {
      products.failed.insert(module.name)
      return
    }
    let build = ModuleBuild(
      module: module, isApp: isApp, folder: plan.buildFolder, installation: installation, revision: revision)
    let product = try build.build(below: module.dependencies.compactMap { products.states[$0] })
    products.objects += product.objects
    products.notes += product.notes
    products.states[module.name] = product.state
    if !product.messages.isEmpty { products.messages.append(product.messages) }
    if !product.tests.isEmpty { products.tests[module.name] = product.tests }
    if !product.isBuilt { products.failed.insert(module.name) }
  }

  // MARK: The program

  private func finished(
    _ products: Products, named name: String, _ start: [String], _ modules: [Module]
  ) throws -> Outcome {
    let folder = plan.buildFolder.appendingPathComponent(name)
    let program = folder.appendingPathComponent(name)
    var outcome = Outcome(program: program)
    outcome.notes = products.notes
    outcome.messages = products.messages.joined(separator: "\n")
    guard products.failed.isEmpty else { return outcome }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let layout = ResourceLayout(folder: folder)
    try layout.layOut(modules.reversed().flatMap(\.resources))
    try layout.write(plan.propertyList)
    let state = (products.states.values.sorted() + start + [installation.state]).joined(separator: "\n")
    let stateFile = plan.buildFolder.appendingPathComponent(name + ".state.txt")
    let isThere = FileManager.default.isExecutableFile(atPath: program.path)
    if isThere, (try? String(contentsOf: stateFile, encoding: .utf8)) == state {
      outcome.isBuilt = true
      return outcome
    }
    try? FileManager.default.removeItem(at: program)
    let result = try Tool.run(
      "swiftc",
      ["-emit-executable", "-g"] + products.objects.map(\.path) + start
        + Linker.options(path: ProcessInfo.processInfo.environment["PATH"] ?? "") + installation.linkerOptions
        + ["-o", program.path])
    outcome.isBuilt = result.status == 0
    outcome.messages += CompilerMessages(result.output).text
    if outcome.isBuilt { try state.write(to: stateFile, atomically: true, encoding: .utf8) }
    return outcome
  }
}
