import CoreGraphics

/// One step of painting a frame, from back to front.
struct DisplayItem {
  enum Kind: UInt8 {
    /// A rectangle of one colour.
    case fill
    /// The bitmap of a layer with its sublayers, at whole pixels.
    case bitmap
    /// The same under a transform.
    case transformedBitmap
    /// The bitmap of the layer's own drawing without sublayers, at whole pixels.
    case ownBitmap
    /// The layer's own drawing without sublayers, too large for a bitmap, straight into the frame.
    case drawing
    /// The layer's border, in front of its sublayers.
    case border
    /// A layer with its sublayers, too large for a bitmap, straight into the frame.
    case drawnTree
    /// What lies behind a layer, blurred, before the layer's own drawing.
    case backdrop
  }

  let layer: CALayer
  let node: LayerNode
  let kind: Kind
  /// Whether every pixel of `visible` is covered.
  var isOpaque = false
  /// 255 is whole.
  var alpha: UInt8 = 255
  /// Premultiplied, for fills.
  var color: UInt32 = 0
  /// Counts the changes of what is painted.
  var stamp: UInt32 = 0
  /// Where the item would stand without clipping, in the frame's pixels.
  var rect: PixelRect
  var visible: PixelRect
  /// From the layer's coordinates, or its bitmap's pixels, to the frame's pixels.
  var matrix = CGAffineTransform.identity

  /// Whether the item is painted from a bitmap that is kept only while it is of use.
  @inline(__always)
  var isRow: Bool { kind == .bitmap && node.isRow }

  /// `visible` from the corner of `rect`: in the pixels of a bitmap at whole pixels.
  var partOfRect: PixelRect { visible.offset(-rect.x, -rect.y) }

  /// Whether two items of one layer paint the same pixels but for a shift.
  @inline(__always)
  func looksLike(_ other: DisplayItem) -> Bool {
    kind == other.kind && stamp == other.stamp && color == other.color && alpha == other.alpha
      && isOpaque == other.isOpaque && rect.width == other.rect.width && rect.height == other.rect.height
      && matrix.hasShape(of: other.matrix)
  }

  /// Whether the item paints what `other` painted, shifted by whole pixels.
  @inline(__always)
  func isShifted(from other: DisplayItem, by dx: Int, _ dy: Int) -> Bool {
    guard rect.x == other.rect.x + dx, rect.y == other.rect.y + dy else { return false }
    // Only what is drawn under a matrix has one; it may shift by less than a pixel.
    return kind == .fill || kind == .bitmap || kind == .ownBitmap
      || (matrix.tx == other.matrix.tx + CGFloat(dx) && matrix.ty == other.matrix.ty + CGFloat(dy))
  }
}
