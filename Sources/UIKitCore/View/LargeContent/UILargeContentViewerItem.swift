/// Something that the large content viewer can show to people who need large text, where it has to stay small itself.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// False for content that grows with the text, and that a press does not enlarge.
  var showsLargeContentViewer: Bool { get }
  /// The text in the viewer; nil for an image alone.
  var largeContentTitle: String? { get }
  /// The image in the viewer; nil for a text alone.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged to the viewer's size for images, rather than shown in its own.
  var scalesLargeContentImage: Bool { get }
  /// How far the edges of the image lie inside of their usual position, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
