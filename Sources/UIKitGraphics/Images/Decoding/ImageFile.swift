import Foundation

/// A picture file: its bytes, the size and orientation in its header, and its pixels once they are decoded.
package final class ImageFile: Hashable, @unchecked Sendable {
  /// The name in messages: the file's path, or its number of bytes.
  let name: String
  let header: ImageHeader
  private let data: Data

  /// Nil if the bytes do not begin like a known image format.
  init?(data: Data, name: String) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    self.header = header
    self.name = name
  }

  deinit {
    DecodedBitmaps.shared.forget(self)
  }

  /// Nil if the file cannot be read or is not an image; the latter is reported on standard error.
  convenience init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return nil }
    guard ImageHeader(data) != nil else {
      DataLog.say("\(path) is not a picture: it is none of PNG, JPEG, WebP, GIF and SVG, or its beginning is broken.")
      return nil
    }
    self.init(data: data, name: path)
  }

  var orientation: UIImage.Orientation { UIImage.Orientation(exif: header.orientation) }

  /// The content of an image of this file.
  var content: ImageContent {
    header.format == .svg ? .drawing(VectorFile(data: data, name: name)) : .file(self)
  }

  /// The pixels at the file's own size, or at a smaller size that still covers `size`. Nil if they cannot be decoded,
  /// which is reported on standard error.
  func bitmap(atLeast size: CGSize) -> CGImage? {
    if let image = keptBitmap(atLeast: size) { return image }
    let image = decoded(atLeast: size)
    if let image { DecodedBitmaps.shared.keep(image, for: self) }
    return image
  }

  /// The pixels for a view as `fit` describes. They replace the full-size pixels from which they are made.
  package func bitmap(fitting fit: BitmapFit) -> CGImage? {
    if let image = DecodedBitmaps.shared.bitmap(of: self, fit: fit) { return image }
    let image = (keptBitmap(atLeast: fit.placedSize) ?? decoded(atLeast: fit.placedSize)).flatMap { fit.bitmap(of: $0) }
    if let image { DecodedBitmaps.shared.keep(image, for: self, fit: fit) }
    return image
  }

  /// The bitmap if it is decoded already or decodes in negligible time; nil otherwise.
  package func bitmapAtHand(fitting fit: BitmapFit) -> CGImage? {
    if let image = DecodedBitmaps.shared.bitmap(of: self, fit: fit) { return image }
    return isSmall || keptBitmap(atLeast: fit.placedSize) != nil ? bitmap(fitting: fit) : nil
  }

  private func decoded(atLeast size: CGSize) -> CGImage? {
    guard !isBroken else { return nil }
    switch ImageDecoder.bitmap(of: data, header: header, atLeast: size) {
    case .success(let image): return image
    case .failure(let failure):
      DataLog.say("\(name) cannot be shown: \(failure.reason).")
      DecodedBitmaps.shared.keepFailure(of: self)
      return nil
    }
  }

  /// Pixels that cover `size`, if they are already decoded, or are few and fast to decode; otherwise nil.
  func bitmapAtHand(atLeast size: CGSize) -> CGImage? {
    keptBitmap(atLeast: size) ?? (isSmall ? bitmap(atLeast: size) : nil)
  }

  private var isSmall: Bool { header.format == .png && header.width * header.height <= 128 * 128 }

  private func keptBitmap(atLeast size: CGSize) -> CGImage? {
    let (width, height) = header.size(covering: size)
    return DecodedBitmaps.shared.bitmap(of: self, width: width, height: height)
  }

  /// Whether decoding was tried and failed.
  package var isBroken: Bool { DecodedBitmaps.shared.hasFailed(self) }

  package static func == (left: ImageFile, right: ImageFile) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
