extension UIImage {
  /// A PNG file of the picture, upright.
  public func pngData() -> Data? {
    upright?.pngData()
  }

  /// A JPEG file of the picture, upright, over white; the quality is 0…1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = upright, let library = PixbufLibrary.shared else { return nil }
    return PixbufDecoding(library).jpegData(of: image, quality: Double(compressionQuality))
  }

  private var upright: CGImage? {
    if attributes.orientation == .up, attributes.tint == nil, !content.isSymbol { return cgImage }
    guard size.width > 0, size.height > 0 else { return nil }
    return rendered(size: size, scale: scale, tint: nil)
  }

  /// The picture decoded, so that showing it takes no time; nil when it is broken.
  public func preparingForDisplay() -> UIImage? {
    cgImage.map { UIImage(content: .bitmap($0), attributes: attributes) }
  }

  /// Decodes the picture on another thread and then calls the handler there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    ImageDecoding.perform { completionHandler(self.preparingForDisplay()) }
  }

  /// The picture decoded on another thread; nil when it is broken.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// The picture at a size in points, in its own proportions and decoded at no more pixels than that;
  /// nil when it is broken.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    let stored = attributes.orientation.isSideways ? fitted.transposed : fitted
    guard content.bitmap(pixelSize: stored.scaled(by: scale)) != nil else { return nil }
    return rendered(size: fitted, scale: scale, tint: nil).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Makes a thumbnail as ``preparingThumbnail(of:)`` does, on another thread, and then calls the handler there; with
  /// nil when the picture is broken.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    ImageDecoding.perform { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// A thumbnail as ``preparingThumbnail(of:)`` makes it, made on another thread; nil when the picture is broken.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
