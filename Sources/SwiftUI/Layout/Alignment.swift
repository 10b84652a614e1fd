import CoreGraphics

/// A custom alignment guide.
///
/// Documentation: `SwiftUI/AlignmentID`.
public protocol AlignmentID {
  /// The guide's position in a view that does not set it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide in one direction.
struct AlignmentKey: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
  }
}

/// A horizontal alignment guide.
///
/// Documentation: `SwiftUI/HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The edge at which lines begin.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge at which lines end.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A vertical alignment guide.
///
/// Documentation: `SwiftUI/VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last line of text; the lower edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A horizontal and a vertical alignment guide.
///
/// Documentation: `SwiftUI/Alignment`.
public struct Alignment: Equatable, Sendable {
  /// The guide sideways.
  public var horizontal: HorizontalAlignment
  /// The guide up and down.
  public var vertical: VerticalAlignment

  /// Guides in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
}

/// The size of a view and its alignment guides, in the view's coordinates.
///
/// Documentation: `SwiftUI/ViewDimensions`.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  let node: LayoutNode?

  init(size: CGSize, node: LayoutNode?) {
    width = size.width
    height = size.height
    self.node = node
  }

  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a guide that the view sets explicitly; nil if it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a guide that the view sets explicitly; nil if it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    let size = CGSize(width: width, height: height)
    return MainActor.assumeIsolated { node.explicitGuide(key, size) }
  }

  /// Whether both describe the same view.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.node === b.node
  }
}
