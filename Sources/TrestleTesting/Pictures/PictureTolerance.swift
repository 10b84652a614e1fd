/// How much two pictures may differ and still count as the same.
public struct PictureTolerance: Hashable, Sendable {
  /// A pixel is changed when one of its channels differs by more than this, of 255.
  public var channel: Int
  /// The share of the area that may be changed: 0.001 is one pixel of a thousand.
  public var area: Double

  public init(channel: Int, area: Double) {
    self.channel = channel
    self.area = area
  }

  /// Every pixel is the same.
  public static let exact = PictureTolerance(channel: 0, area: 0)
  /// Another version of the rasteriser may round the edges of glyphs and curves a little differently. A text that moves
  /// by a pixel, a colour that is another and a row that is missing still show.
  public static let antialiasing = PictureTolerance(channel: 12, area: 0.0002)
}
