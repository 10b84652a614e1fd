import CoreGraphics

/// The rectangle of an image in a layer, by the layer's gravity and scale.
struct ContentsPlacement {
  /// The rectangle in the layer's coordinates.
  let target: CGRect
  /// The part of the image that is shown, in the image's pixels.
  let source: CGRect

  init(values: LayerValues, image: CGImage) {
    let part = values.contentsRect
    source = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
    let scale = values.contentsScale > 0 ? values.contentsScale : 1
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let bounds = values.bounds
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    let (horizontal, vertical) = (bounds.width / max(size.width, 1e-9), bounds.height / max(size.height, 1e-9))
    // The axis points up in these names: "bottom" is the upper edge of a layer with its origin in the upper left.
    target =
      switch values.contentsGravity {
      case .center: placed(size, 0.5, 0.5)
      case .top: placed(size, 0.5, 1)
      case .bottom: placed(size, 0.5, 0)
      case .left: placed(size, 0, 0.5)
      case .right: placed(size, 1, 0.5)
      case .topLeft: placed(size, 0, 1)
      case .topRight: placed(size, 1, 1)
      case .bottomLeft: placed(size, 0, 0)
      case .bottomRight: placed(size, 1, 0)
      case .resizeAspect: scaled(min(horizontal, vertical))
      case .resizeAspectFill: scaled(max(horizontal, vertical))
      default: bounds
      }
  }
}
