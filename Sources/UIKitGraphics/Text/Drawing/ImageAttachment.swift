import Synchronization
import TextLayout

/// The picture of an attachment in the traits of a text.
final class ImageAttachment: TextAttachmentPicture {
  private let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  func draw(in context: CGContext, rect: CGRect, color: TextColor) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    // A symbol with its own tint keeps it [C].
    guard image.isTemplate, image.attributes.tint == nil else { return image.draw(in: rect) }
    let color = UIColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: rect)
  }
}

extension NSTextAttachment {
  /// The attachment for layout beside text in a font. A symbol without a size is as large and heavy as the font, and is
  /// placed on the baseline.
  func textAttachment(_ traits: UITraitCollection, beside font: UIFont) -> TextAttachment {
    let image = (image ?? contents.flatMap { UIImage(data: $0) })?
      .resolved(for: traits, symbols: UIImage.SymbolConfiguration(font: font))
    var box = bounds
    if box.width <= 0 || box.height <= 0 {
      box.size = image?.size ?? .zero
      if bounds.origin == .zero, let image { box.origin.y = Self.rise(of: image, beside: font) }
    }
    if box.width <= 0 || box.height <= 0 { Self.reportEmpty() }
    let padding = Double(lineLayoutPadding)
    return TextAttachment(
      box: TextAttachment.Box(
        x: Double(box.minX) + padding, y: Double(box.minY), width: Double(max(0, box.width)),
        height: Double(max(0, box.height)), advance: Double(max(0, box.width)) + 2 * padding),
      picture: image.map(ImageAttachment.init))
  }

  /// The distance above the baseline at which an image without bounds is placed. A symbol without a baseline is centred
  /// on the capitals [C].
  private static func rise(of image: UIImage, beside font: UIFont) -> CGFloat {
    if let offset = image.baselineOffsetFromBottom { return -offset }
    return image.isSymbolImage ? (font.capHeight - image.size.height) / 2 : 0
  }

  /// Reports an attachment without a picture, once: a list would otherwise report it for every row.
  private static func reportEmpty() {
    guard
      isEmptyReported.withLock({ was in
        defer { was = true }; return !was
      })
    else { return }
    let message = """
      text: an attachment has no size and takes no room. Give it an image that has a size, or bounds. Other such \
      attachments are not reported.\n
      """
    FileHandle.standardError.write(Data(message.utf8))
  }

  private static let isEmptyReported = Mutex(false)
}
