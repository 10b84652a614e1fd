import Foundation

extension URL {
  /// The URL of a file in a folder. The type's preferred filename extension is added, unless the name has one of the
  /// type's extensions.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(Self.name(partialName, contentType))
  }

  /// Appends a file name. The type's preferred filename extension is added, unless the name has one of the type's
  /// extensions.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  private static func name(_ partialName: String, _ type: UTType) -> String {
    let suffix = (partialName as NSString).pathExtension.lowercased()
    let suffixes = type.tags[.filenameExtension] ?? []
    guard let usual = suffixes.first, !suffixes.contains(suffix) else { return partialName }
    return "\(partialName).\(usual)"
  }
}
