import Foundation

/// A target of a project.
final class XcodeTarget {
  enum Kind {
    case application
    /// A framework or a library, which others import.
    case library
    /// A bundle of resources.
    case bundle
    case unitTests
    case interfaceTests
    /// A target that builds nothing of its own, and names others.
    case aggregate
    /// A target that is not built on Linux: an app extension, a watch app.
    case other(String)
  }

  let object: XcodeObject
  unowned let project: XcodeProject
  let settings: BuildSettings
  /// The paths of `.xcconfig` files that do not exist.
  let missingSettings: [String]

  init(_ object: XcodeObject, _ project: XcodeProject) {
    self.object = object
    self.project = project
    let target = object.name
    var settings = BuildSettings([
      "SRCROOT": project.folder.path, "PROJECT_DIR": project.folder.path, "PROJECT_NAME": project.name,
      "PROJECT_FILE_PATH": project.url.path, "TARGET_NAME": target, "TARGETNAME": target, "CONFIGURATION": "Debug",
      "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_MODULE_NAME)",
      "DEVELOPMENT_LANGUAGE": project.objects.root["developmentRegion"] ?? "en",
    ])
    var missing: [String] = []
    for level in project.levels(of: project.objects.root["buildConfigurationList"], &missing)
      + project.levels(of: object["buildConfigurationList"], &missing)
    { settings.add(level) }
    self.settings = settings
    missingSettings = missing
  }

  var name: String { object.name }

  var module: String {
    AppFolder.identifier(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
  }

  var kind: Kind {
    if object.kind != "PBXNativeTarget" { return .aggregate }
    let type = object["productType"]?.split(separator: ".").last.map(String.init) ?? ""
    switch object["productType"]?.replacing("com.apple.product-type.", with: "") ?? "" {
    case "application", "application.on-demand-install-capable": return .application
    case "framework", "framework.static", "library.static", "library.dynamic": return .library
    case "bundle": return .bundle
    case "bundle.unit-test": return .unitTests
    case "bundle.ui-testing": return .interfaceTests
    default: return .other(type)
    }
  }

  /// Whether a target is built for iPhone or iPad.
  var isForPhones: Bool {
    let platform = settings["SDKROOT"] ?? "auto"
    if platform == "auto" { return settings["SUPPORTED_PLATFORMS"]?.contains("iphone") ?? true }
    return platform.hasPrefix("iphone")
  }

  func phases(_ kind: String) -> [XcodeObject] {
    project.objects.objects("buildPhases", of: object).filter { $0.kind == kind }
  }

  /// The entries of the phases of a kind.
  func buildFiles(_ kind: String) -> [XcodeObject] {
    phases(kind).flatMap { project.objects.objects("files", of: $0) }
      .filter { Self.isForPhones($0.list("platformFilters") + [$0["platformFilter"]].compactMap(\.self)) }
  }

  static func isForPhones(_ filters: [String]) -> Bool {
    filters.isEmpty || !Set(filters).isDisjoint(with: ["ios", "iphoneos"])
  }
}
