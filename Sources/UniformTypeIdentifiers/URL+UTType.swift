import Foundation

extension URL {
  /// The address of a file in a folder, with the usual end of a type unless the name has one of it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(Self.name(partialName, contentType))
  }

  /// Adds the name of a file in a folder, with the usual end of a type unless the name has one of it.
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
