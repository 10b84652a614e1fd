import ListCore

/// A kind of tag that identifies a type, such as the filename extension.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Filename extensions, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  func type(of tag: String) -> TypeIdentifier? {
    switch self {
    case .filenameExtension: TypeIdentifier(fileSuffix: tag)
    case .mimeType: TypeIdentifier(mediaType: tag)
    default: nil
    }
  }
}
