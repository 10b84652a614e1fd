import ListCore

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  final let value: LayoutDimension

  required init(_ value: LayoutDimension) { self.value = value }

  /// A part of the container's width, from 0 to 1. More than 1 is larger than the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(LayoutDimension(.fractionalWidth, fractionalWidth))
  }

  /// A part of the container's height, from 0 to 1. More than 1 is larger than the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(LayoutDimension(.fractionalHeight, fractionalHeight))
  }

  /// A number of points. A negative one becomes 0.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(LayoutDimension(.absolute, absoluteDimension))
  }

  /// A number of points until the cell is shown and asked for its own size.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(LayoutDimension(.estimated, estimatedDimension))
  }

  /// A number of points until the cells of a group are shown; then all have the size of the largest.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(LayoutDimension(.uniformAcrossSiblings, estimatedDimension))
  }

  /// Whether the dimension is a part of the container's width.
  public var isFractionalWidth: Bool { value.kind == .fractionalWidth }

  /// Whether the dimension is a part of the container's height.
  public var isFractionalHeight: Bool { value.kind == .fractionalHeight }

  /// Whether the dimension is a number of points.
  public var isAbsolute: Bool { value.kind == .absolute }

  /// Whether the dimension is an estimate, which the cell's own size replaces.
  public var isEstimated: Bool { value.kind == .estimated }

  /// Whether all cells of a group get the size of the largest.
  public var isUniformAcrossSiblings: Bool { value.kind == .uniformAcrossSiblings }

  /// The part of the container, or the number of points.
  public var dimension: CGFloat { value.value }

  /// The dimension itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
