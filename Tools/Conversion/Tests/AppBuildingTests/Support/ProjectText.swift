/// The text of a project file, for tests.
struct ProjectText {
  struct Target {
    var name: String
    var type = "application"
    var settings: [String: String] = [:]
    /// Names of targets.
    var dependencies: [String] = []
    /// Identifiers of files.
    var sources: [String] = []
    var resources: [String] = []
    var synchronized: [String] = []
    /// Products of packages.
    var products: [String] = []
  }

  var targets: [Target]
  /// Further objects: their texts by their identifiers.
  var objects: [String: String] = [:]
  /// Identifiers of the children of the main group.
  var groups: [String] = []
  var settings: [String: String] = [:]
  var packages: [String] = []
  /// The file of settings below those of the project.
  var base: String?

  var text: String {
    var objects = objects
    objects["ROOT"] = """
      {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LIST; developmentRegion = en;
        targets = (\(targets.map { "T_\($0.name)," }.joined()));
        packageReferences = (\(packages.joined(separator: ", ")));}
      """
    objects["MAIN"] = "{isa = PBXGroup; children = (\(groups.joined(separator: ", "))); sourceTree = \"<group>\";}"
    objects["LIST"] = "{isa = XCConfigurationList; buildConfigurations = (DEBUG); defaultConfigurationName = Debug;}"
    objects["DEBUG"] = configuration(settings, base)
    for target in targets { add(target, to: &objects) }
    let entries = objects.sorted { $0.key < $1.key }.map { "\t\t\($0.key) /* \($0.key) */ = \($0.value);\n" }
    return "// !$*UTF8*$!\n{\n\tobjects = {\n\(entries.joined())\t};\n\trootObject = ROOT /* Project object */;\n}\n"
  }

  private func configuration(_ settings: [String: String], _ base: String? = nil) -> String {
    let lines = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\"; " }
    let reference = base.map { "baseConfigurationReference = \($0); " } ?? ""
    return "{isa = XCBuildConfiguration; name = Debug; \(reference)buildSettings = {\(lines.joined())};}"
  }

  private func add(_ target: Target, to objects: inout [String: String]) {
    let name = target.name
    func phase(_ kind: String, _ files: [String]) {
      for file in files { objects["B_\(name)_\(file)"] = "{isa = PBXBuildFile; fileRef = \(file);}" }
      objects["P_\(name)_\(kind)"] =
        "{isa = PBX\(kind)BuildPhase; files = (\(files.map { "B_\(name)_\($0)" }.joined(separator: ", ")));}"
    }
    phase("Sources", target.sources)
    phase("Resources", target.resources)
    for dependency in target.dependencies {
      objects["D_\(name)_\(dependency)"] = "{isa = PBXTargetDependency; target = T_\(dependency);}"
    }
    for product in target.products {
      objects["S_\(product)"] = "{isa = XCSwiftPackageProductDependency; productName = \(product);}"
    }
    objects["L_\(name)"] = "{isa = XCConfigurationList; buildConfigurations = (C_\(name));}"
    objects["C_\(name)"] = configuration(target.settings)
    objects["T_\(name)"] = """
      {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(target.type)";
        buildConfigurationList = L_\(name); buildPhases = (P_\(name)_Sources, P_\(name)_Resources);
        dependencies = (\(target.dependencies.map { "D_\(name)_\($0)" }.joined(separator: ", ")));
        fileSystemSynchronizedGroups = (\(target.synchronized.joined(separator: ", ")));
        packageProductDependencies = (\(target.products.map { "S_\($0)" }.joined(separator: ", ")));}
      """
  }

  /// A file or a group of the project, as text.
  static func file(_ path: String, tree: String = "<group>") -> String {
    "{isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\";}"
  }

  static func group(_ path: String, _ children: [String], kind: String = "PBXGroup") -> String {
    "{isa = \(kind); path = \"\(path)\"; children = (\(children.joined(separator: ", "))); sourceTree = \"<group>\";}"
  }
}
