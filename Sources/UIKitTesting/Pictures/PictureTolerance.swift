/// How much two pictures may differ and still count as equal.
public struct PictureTolerance: Hashable, Sendable {
  /// A pixel is changed when one of its channels differs by more than this, of 255.
  public var channel: Int
  /// The share of the area that may be changed: 0.001 is one pixel of a thousand.
  public var area: Double

  /// A tolerance of `channel`, 0 to 255, for a pixel, and of `area`, 0 to 1, for the picture.
  public init(channel: Int, area: Double) {
    self.channel = channel
    self.area = area
  }

  /// Every pixel must be equal.
  public static let exact = PictureTolerance(channel: 0, area: 0)
  /// Allows for another version of the rasteriser, which may round the edges of glyphs and curves slightly
  /// differently. A text that moves by a pixel, a changed colour and a missing row still count as differences.
  public static let antialiasing = PictureTolerance(channel: 12, area: 0.0002)
}
