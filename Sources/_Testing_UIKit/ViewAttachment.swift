import Foundation

extension Attachment where AttachableValue == PictureAttachment {
  /// A picture of a view and its subviews as they are now, as a PNG file.
  @MainActor public init(
    _ view: UIView, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    view.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    self.init(image, named: name, sourceLocation: sourceLocation)
  }

  /// Attaches a picture of a view and its subviews to the running test, as a PNG file.
  @MainActor public static func record(
    _ view: UIView, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(view, named: name, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }
}
