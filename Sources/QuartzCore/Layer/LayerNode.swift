import CoreGraphics

/// What the compositor keeps about a layer that it shows.
final class LayerNode {
  /// The pixels of the layer, and the state they show.
  var bitmap: LayerBitmap?
  var bitmapStamp: UInt32 = 0
  /// Whether the bitmap has the plain tint of the layer's backdrop.
  var bitmapIsPlain = false
  /// Whether bitmap and extent are of the layer's own drawing, without its sublayers.
  var isOwnOnly = false
  /// Whether the bitmap is let go when it has not been of use for a few frames.
  var isRow = false
  /// Whether an animation moved the row when it was last painted.
  var movesByItself = false
  /// The last frame that was painted from the bitmap of a row.
  var paintSerial: UInt64 = 0
  /// The last frame in which the row was out of sight and on its way into it.
  var comingSerial: UInt64 = 0
  /// `bitmap` under a transform, as it stands in the frame.
  var turned: TurnedBitmap?
  /// Where the bitmap lies, in pixels from the corner of the layer's bounds; computed for `extentStamp`.
  var extent = PixelRect.empty
  var extentStamp: UInt32 = 0
  var extentScale: CGFloat = 0
  /// Whether the layer's background covers the whole bitmap.
  var isOpaque = false

  /// Where the layer's items stood in the frame before, when `matchSerial` is this frame's.
  var mainIndex = -1
  var backdropIndex = -1
  var borderIndex = -1
  var matchSerial: UInt64 = 0
  /// The last frame that showed the layer.
  var listSerial: UInt64 = 0

  /// What the layer shows of what lies behind it.
  var backdrop: BackdropPixels?

  /// A scroll container's content origin and clip in the frame before.
  var scrollX = 0
  var scrollY = 0
  var scrollClip = PixelRect.empty
  var scrollSerial: UInt64 = 0
}

/// A layer's bitmap under a transform.
struct TurnedBitmap {
  let bitmap: LayerBitmap
  let stamp: UInt32
  let matrix: CGAffineTransform
  let rect: PixelRect
}
