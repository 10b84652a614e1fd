/// The difference up to which two pictures are accepted as equal.
public struct PictureTolerance: Hashable, Sendable {
  /// A pixel is changed when one of its channels differs by more than this, of 255.
  public var channel: Int
  /// The share of the area that may be changed: 0.001 is one pixel of a thousand.
  public var area: Double
  /// The limit for the colour difference of a solid pixel, as a delta E of CIEDE2000; nil to use `channel` for solid
  /// pixels, too.
  ///
  /// Solid are the pixels of an area of one colour, and the inside of strokes. The pixels between them are mixtures of
  /// two colours, which another rasteriser mixes a little differently.
  public var color: Double?
  /// The share of the area that may be solid and of another colour.
  public var solidArea: Double

  /// A tolerance of `channel`, 0 to 255, per pixel, and of `area`, 0 to 1, for the picture; of `color` and `solidArea`
  /// for solid pixels.
  public init(channel: Int, area: Double, color: Double? = nil, solidArea: Double = 0) {
    (self.channel, self.area, self.color, self.solidArea) = (channel, area, color, solidArea)
  }

  /// Every pixel must be equal.
  public static let exact = PictureTolerance(channel: 0, area: 0)
  /// Allows for another version of the rasteriser, which may round the edges of glyphs and curves slightly differently.
  /// A text that moves by a pixel, a colour difference of more than 3 (delta E), and a missing row are still reported.
  public static let antialiasing = PictureTolerance(channel: 24, area: 0.0002, color: 3, solidArea: 0.00002)
}
