import Foundation

/// A project of Xcode: its targets, their settings, and where its files lie.
final class XcodeProject {
  /// The `.xcodeproj`.
  let url: URL
  let objects: XcodeObjects
  let files: XcodeFiles
  /// The folder to which the project's paths are relative.
  let folder: URL
  private(set) var targets: [XcodeTarget] = []

  /// Throws a fault with line and column where the project cannot be read.
  init(_ url: URL) throws {
    self.url = url
    let file = url.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file) else { throw AppFault("there is no \(file.path)") }
    let list: PropertyListText.Value
    do { list = try PropertyListText.read(data) } catch { throw AppFault("\(file.path):\(error)") }
    guard let objects = XcodeObjects(list) else { throw AppFault("\(file.path): this is not the list of a project") }
    self.objects = objects
    folder = XcodeFiles.appending(
      objects.root["projectDirPath"] ?? "", to: url.deletingLastPathComponent().standardizedFileURL)
    files = XcodeFiles(objects, folder: folder)
    targets = objects.objects("targets", of: objects.root).map { XcodeTarget($0, self) }
  }

  var name: String { url.deletingPathExtension().lastPathComponent }

  /// The levels of settings of the Debug configuration: those of its `.xcconfig` file, and above them its own.
  func levels(of list: String?, _ missing: inout [String]) -> [[String: String]] {
    guard let list = objects[list] else { return [] }
    let configurations = objects.objects("buildConfigurations", of: list)
    let name = list["defaultConfigurationName"]
    guard
      let configuration = configurations.first(where: { $0.name == "Debug" })
        ?? configurations.first(where: { $0.name.contains("Debug") })
        ?? configurations.first(where: { $0.name == name }) ?? configurations.first
    else { return [] }
    var levels: [[String: String]] = []
    if let base = baseFile(of: configuration) {
      let file = ConfigurationFile(base)
      levels.append(file.values)
      missing += file.missing
    }
    levels.append(configuration.dictionary("buildSettings").mapValues(Self.text))
    return levels
  }

  private func baseFile(of configuration: XcodeObject) -> URL? {
    if let place = configuration["baseConfigurationReference"].flatMap({ files[$0] }) { return place.url }
    guard let path = configuration["baseConfigurationReferenceRelativePath"],
      let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap({ files[$0] })
    else { return nil }
    return XcodeFiles.appending(path, to: anchor.url)
  }

  /// The text of a setting. The words of a list are separated by spaces.
  private static func text(_ value: PropertyListText.Value) -> String {
    switch value {
    case .text(let text): text
    case .list(let list):
      list.compactMap(\.text).map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    case .dictionary: ""
    }
  }
}
