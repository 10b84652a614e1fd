import CoreGraphics

/// The compositor's state for a layer that it shows.
final class LayerNode {
  /// The layer's pixels and the state that they show.
  var bitmap: LayerBitmap?
  var bitmapStamp: UInt32 = 0
  /// Whether the bitmap includes the backdrop's tint, because nothing could be blurred.
  var bitmapIsPlain = false
  /// Whether bitmap and extent cover the layer's own drawing without its sublayers.
  var isOwnOnly = false
  /// Whether the bitmap is freed when it has not been used for a few frames.
  var isRow = false
  /// Whether an animation was moving the row when it was last painted.
  var movesByItself = false
  /// The last frame that was painted from the row's bitmap.
  var paintSerial: UInt64 = 0
  /// The last frame in which the row was out of sight and moving into sight.
  var comingSerial: UInt64 = 0
  /// `bitmap` under a transform, as the frame shows it.
  var turned: TurnedBitmap?
  /// The bitmap's rectangle in pixels from the corner of the layer's bounds; computed for `extentStamp`.
  var extent = PixelRect.empty
  var extentStamp: UInt32 = 0
  var extentScale: CGFloat = 0
  /// Whether the layer's background covers the whole bitmap.
  var isOpaque = false

  /// The index of the layer's items in the previous frame, if `matchSerial` is this frame's.
  var mainIndex = -1
  var backdropIndex = -1
  var borderIndex = -1
  var matchSerial: UInt64 = 0
  /// The last frame that showed the layer.
  var listSerial: UInt64 = 0

  /// The reduced picture of the content behind the layer.
  var backdrop: BackdropPixels?

  /// The content origin and the clip of a scroll container in the frame before.
  var scrollX = 0
  var scrollY = 0
  var scrollClip = PixelRect.empty
  var scrollSerial: UInt64 = 0
}

/// A layer's bitmap under a transform or in perspective.
struct TurnedBitmap {
  let bitmap: LayerBitmap
  let stamp: UInt32
  let matrix: CGAffineTransform
  let projection: PlaneProjection?
  let rect: PixelRect
}
