import Foundation

/// An image that is attached to a test as a PNG file.
public struct PictureAttachment: AttachableWrapper, Sendable {
  /// The attached image.
  public let wrappedValue: UIImage

  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<PictureAttachment>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard let data = wrappedValue.pngData() else { throw PictureEncodingFailure(size: wrappedValue.size) }
    return try data.withUnsafeBytes(body)
  }

  public func preferredName(
    for attachment: borrowing Attachment<PictureAttachment>, basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}

extension Attachment where AttachableValue == PictureAttachment {
  /// An image as a PNG file.
  public init(_ image: UIImage, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(PictureAttachment(wrappedValue: image), named: name, sourceLocation: sourceLocation)
  }

  /// Attaches an image to the running test, as a PNG file.
  public static func record(
    _ image: UIImage, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(image, named: name, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }
}

struct PictureEncodingFailure: Error, CustomStringConvertible {
  let size: CGSize

  var description: String { "An image of \(size.width) by \(size.height) points could not be written as PNG." }
}
