import ListCore

/// A way to name types, such as by the ends of file names.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end of a file's name, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A name such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  func type(of tag: String) -> TypeIdentifier? {
    switch self {
    case .filenameExtension: TypeIdentifier(fileSuffix: tag)
    case .mimeType: TypeIdentifier(mediaType: tag)
    default: nil
    }
  }
}
