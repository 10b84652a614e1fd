/// How a layer's contents are sampled when they are shown at another size.
public struct CALayerContentsFilter: Hashable, Equatable, RawRepresentable, Sendable {
  /// The filter's name.
  public let rawValue: String

  /// A filter of any name; only `nearest` differs from `linear` here.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel, with hard steps.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates neighbouring pixels; reduced contents are averaged over all pixels that a drawn pixel covers.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Draws as `linear`: reduced contents are averaged without stored smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
