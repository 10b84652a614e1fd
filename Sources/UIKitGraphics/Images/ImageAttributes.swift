/// The properties of an image besides its content: scale, orientation, tint, caps and so on.
package struct ImageAttributes: Equatable {
  /// The position of the baseline: that of the image, none, or a distance above the bottom in points.
  enum Baseline: Equatable {
    case own, none
    case offset(CGFloat)
  }

  package var scale: CGFloat
  package var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  package var capInsets = UIEdgeInsets.zero
  package var isResizable = false
  package var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var baseline = Baseline.own
  package var configuration: UIImage.Configuration?
  package var asset: UIImageAsset?
  /// The frames of an animated image.
  var frames: [UIImage]?
  /// The duration of all frames together, in seconds.
  var duration: TimeInterval = 0

  init(
    scale: CGFloat, orientation: UIImage.Orientation = .up, configuration: UIImage.Configuration? = nil
  ) {
    self.scale = scale
    self.orientation = orientation
    self.configuration = configuration
  }
}
