extension UIImage {
  /// How stored pixels are turned to be seen upright.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored

    /// By the number in a camera's EXIF data, 1…8.
    init(exif: Int) {
      let orientations: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = (1...8).contains(exif) ? orientations[exif - 1] : .up
    }

    /// Whether width and height change places.
    package var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }

    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// From the square of side 1 as seen to that of the stored pixels turned, rows from the top.
    var transform: CGAffineTransform {
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    }
  }

  /// How an image fills more room than it has, between its caps.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// Whether a picture is seen in its own colours or as a stencil for the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}

extension CGSize {
  package var transposed: CGSize { CGSize(width: height, height: width) }

  package func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
