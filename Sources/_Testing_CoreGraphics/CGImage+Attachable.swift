// The compiler imports this module into every file that imports both Testing and CoreGraphics.
@_exported import CoreGraphics
import Foundation
@_exported import Testing

/// Images can be attached to a test as PNG files: `Attachment.record(image, named: "first frame")`.
extension CGImage: Attachable {
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<CGImage>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard let data = pngData() else { throw ImageEncodingFailure(width: width, height: height) }
    return try data.withUnsafeBytes(body)
  }

  public func preferredName(
    for attachment: borrowing Attachment<CGImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}

struct ImageEncodingFailure: Error, CustomStringConvertible {
  let width: Int
  let height: Int

  var description: String { "An image of \(width) by \(height) pixels could not be written as PNG." }
}
