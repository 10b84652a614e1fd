extension UIImage {
  /// How stored pixels are turned to be shown upright.
  public enum Orientation: Int, Sendable {
    /// The pixels are stored upright.
    case up
    /// The pixels are stored upside down: turned by 180 degrees.
    case down
    /// The pixels are to be turned by 90 degrees anticlockwise.
    case left
    /// The pixels are to be turned by 90 degrees clockwise, as in most photos taken upright.
    case right
    /// Upright and mirrored from left to right.
    case upMirrored
    /// Like ``down``, then mirrored horizontally.
    case downMirrored
    /// Like ``left``, of the mirrored image.
    case leftMirrored
    /// Like ``right``, of the mirrored image.
    case rightMirrored

    /// From the orientation number in a camera's EXIF data, 1…8.
    init(exif: Int) {
      let orientations: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = (1...8).contains(exif) ? orientations[exif - 1] : .up
    }

    /// Whether width and height are exchanged.
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

    /// Maps the displayed unit square to that of the stored pixels, with rows from the top.
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

  /// How the middle of an image, between its caps, fills a larger size.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile
    /// The middle is stretched.
    case stretch
  }

  /// The colours of a picture: its own, or, for a stencil, the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are stencils for the tint colour; other images show their own colours unless a view decides otherwise.
    case automatic
    /// The image shows its own colours everywhere.
    case alwaysOriginal
    /// The image's opacity is a stencil for the tint colour; its colours are ignored.
    case alwaysTemplate
  }
}

extension CGSize {
  package var transposed: CGSize { CGSize(width: height, height: width) }

  package func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
