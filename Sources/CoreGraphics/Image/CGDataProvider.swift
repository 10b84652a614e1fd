import Foundation

/// Called when a provider no longer needs its bytes, with the `info`, the address and the size in bytes that it was
/// made with.
public typealias CGDataProviderReleaseDataCallback =
  (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of bytes for an image. Immutable, so any thread may read it.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: Data

  /// The pointer that was passed as `dataInfo`; nil for a provider made in another way.
  public let info: UnsafeMutableRawPointer?

  /// A provider of `data`, which is shared, not copied. Never nil.
  public init?(data: CFData) {
    bytes = data
    info = nil
  }

  /// A provider of `size` bytes at `data`, which are not copied: they must stay valid until `releaseData` is called.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    self.info = info
    bytes = Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size,
      deallocator: .custom { pointer, count in releaseData(info, pointer, count) })
  }

  /// Reads a whole file at once; nil when it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Reads the whole file at a path at once; nil when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// All bytes. Costs no copy; never nil here.
  public var data: CFData? { bytes }
}
