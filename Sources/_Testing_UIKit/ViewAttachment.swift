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

  /// Attaches what a view shows now, with everything in it, to the test that runs, as a PNG file.
  @MainActor public static func record(
    _ view: UIView, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(view, named: name, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }
}
