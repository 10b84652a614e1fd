import Foundation

public typealias CGDataProviderReleaseDataCallback =
  (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for an image. Immutable.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: Data

  /// What the provider was made with, when it was made with a pointer.
  public let info: UnsafeMutableRawPointer?

  public init?(data: CFData) {
    bytes = data
    info = nil
  }

  /// Bytes at an address, which stay there until `releaseData` is called.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    self.info = info
    bytes = Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size,
      deallocator: .custom { pointer, count in releaseData(info, pointer, count) })
  }

  /// The contents of a file; nil when it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The contents of the file at a path; nil when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  public var data: CFData? { bytes }
}
