/// A picture within a line of text, like a letter.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private final let tag = CoreFoundationTag()

  /// The character that represents an attachment.
  open class var character: Int { 0xFFFC }

  /// The picture.
  open var image: UIImage?
  /// The frame relative to the attachment's start on the baseline, in points, with the y axis pointing up. If the frame
  /// is empty, the image's size is used.
  open var bounds = CGRect.zero
  /// The picture as the bytes of a file, for an attachment without an `image`.
  open var contents: Data?
  /// The file type of `contents`, as a uniform type identifier.
  open var fileType: String?
  /// The padding before and after the image, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment of a file's bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment that shows an image, in the image's size unless ``bounds`` has one.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// An attachment that shows nothing until it gets an image or contents.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }
}

extension NSAttributedString {
  /// The one character of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
