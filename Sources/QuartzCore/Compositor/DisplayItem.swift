import CoreGraphics

/// One step of painting a frame, from back to front.
struct DisplayItem {
  enum Kind: UInt8 {
    /// A rectangle of one colour.
    case fill
    /// The bitmap of a layer with its sublayers, at whole pixels.
    case bitmap
    /// The bitmap of a layer with its sublayers, under a transform.
    case transformedBitmap
    /// The bitmap of a layer with its sublayers, seen in perspective.
    case projectedBitmap
    /// The bitmap of the layer's own drawing without sublayers, at whole pixels.
    case ownBitmap
    /// The layer's own drawing without sublayers, drawn into the frame because it is too large for a bitmap.
    case drawing
    /// The layer's border, in front of its sublayers.
    case border
    /// A layer with its sublayers, drawn into the frame because they are too large for a bitmap.
    case drawnTree
    /// The blurred pixels behind a layer, painted before the layer's own drawing.
    case backdrop
  }

  let layer: CALayer
  let node: LayerNode
  let kind: Kind
  /// Whether the item covers every pixel of `visible`.
  var isOpaque = false
  /// The opacity of the item; 255 is opaque.
  var alpha: UInt8 = 255
  /// The premultiplied colour of a fill.
  var color: UInt32 = 0
  /// Increases with every change of the painted content.
  var stamp: UInt32 = 0
  /// The item's rectangle without clipping, in the frame's pixels.
  var rect: PixelRect
  var visible: PixelRect
  /// Maps the layer's coordinates, or its bitmap's pixels, to the frame's pixels.
  var matrix = CGAffineTransform.identity
  /// The projection from the bitmap's pixels to those of `rect`.
  var plane: ProjectedPlane?

  /// Whether the item is painted from a row's bitmap, which is kept only while it is needed.
  @inline(__always)
  var isRow: Bool { kind == .bitmap && node.isRow }

  /// `visible` relative to the corner of `rect`: its position in a bitmap at whole pixels.
  var partOfRect: PixelRect { visible.offset(-rect.x, -rect.y) }

  /// Whether two items of one layer paint equal pixels, apart from a shift.
  @inline(__always)
  func looksLike(_ other: DisplayItem) -> Bool {
    kind == other.kind && stamp == other.stamp && color == other.color && alpha == other.alpha
      && isOpaque == other.isOpaque && rect.width == other.rect.width && rect.height == other.rect.height
      && matrix.hasShape(of: other.matrix) && plane?.projection == other.plane?.projection
  }

  /// Whether the item paints the pixels of `other`, shifted by whole pixels.
  @inline(__always)
  func isShifted(from other: DisplayItem, by dx: Int, _ dy: Int) -> Bool {
    guard rect.x == other.rect.x + dx, rect.y == other.rect.y + dy else { return false }
    // Other kinds are drawn under a matrix, which may shift by less than a pixel.
    return kind == .fill || kind == .bitmap || kind == .ownBitmap || kind == .projectedBitmap
      || (matrix.tx == other.matrix.tx + CGFloat(dx) && matrix.ty == other.matrix.ty + CGFloat(dy))
  }
}

/// A projection in an object of its own: most items have none, and stay small this way.
final class ProjectedPlane {
  let projection: PlaneProjection

  init(_ projection: PlaneProjection) {
    self.projection = projection
  }
}
