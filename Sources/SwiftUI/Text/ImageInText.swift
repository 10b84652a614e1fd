import UIKit

extension Image {
  /// The image as a character of text.
  @MainActor
  func inText(_ attributes: TextAttributes, _ environment: EnvironmentValues) -> NSAttributedString {
    let text = NSMutableAttributedString(attachment: ImageInText(self, environment))
    text.addAttributes(attributes.values(environment), range: NSRange(location: 0, length: text.length))
    return text
  }
}

/// An image in text. Attachments with the same image are equal, so that a label is not updated needlessly.
private final class ImageInText: NSTextAttachment, @unchecked Sendable {
  private let source: Image
  private let shown: UIImage?

  @MainActor
  init(_ image: Image, _ environment: EnvironmentValues) {
    source = image
    if case .symbol(let name) = image.source {
      // A symbol without a size of its own takes that of the surrounding text.
      let symbol = UIImage(systemName: environment.symbolVariants.name(of: name))
      shown = image.mode == .original ? symbol?.withRenderingMode(.alwaysOriginal) : symbol
    } else {
      shown = image.uiImage(environment)
    }
    super.init(data: nil, ofType: nil)
    self.image = shown
    accessibilityLabel = image.spokenName(of: shown, environment)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ImageInText else { return false }
    return other === self || other.source == source && other.shown == shown
  }

  override var hash: Int { shown?.hash ?? 0 }
}
