import UIKit

/// An outline in a rectangle, which can be filled and stroked. As a view it is filled with the style of the enclosing view.
///
/// Documentation: `SwiftUI/Shape`.
@preconcurrency
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size for a proposal: by default the proposal, with 10 points for unspecified dimensions.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the outline is mirrored for languages that run from right to left: by default it is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// How a shape adapts to the layout direction.
///
/// Documentation: `SwiftUI/LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is not mirrored.
  case fixed
  /// The shape is mirrored in a layout direction.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored in languages that run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline in a rectangle as a view shows it.
  nonisolated func shownPath(in rect: CGRect, isMirrored: Bool) -> Path {
    let path = path(in: rect)
    guard case .mirrors(in: let direction) = layoutDirectionBehavior, (direction == .rightToLeft) == isMirrored else {
      return path
    }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// Marks protocols whose members may be used anywhere.
public protocol _RemoveGlobalActorIsolation {}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the style of the enclosing view.
  public var body: some View { _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle()) }

  /// The shape, filled with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape, filled with the style of the enclosing view.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline, drawn with a style, half of it inside and half outside of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> StrokeShapeView<Self, S, EmptyView>
  {
    StrokeShapeView(shape: self, style: content, strokeStyle: style)
  }

  /// The shape's outline, some points wide, half of it inside and half outside of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> StrokeShapeView<
    Self, S, EmptyView
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a shape; by default it is filled with the style of the enclosing view.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// The shape's outline, some points wide, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A section of the outline, between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape, rotated about an anchor point.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape, moved by some points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape, moved by some points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape, scaled about an anchor point.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, scaled about an anchor point.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape by an affine transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// A shape that can be made smaller at all its edges.
///
/// Documentation: `SwiftUI/InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by some points at each edge.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The shape's outline, drawn inside of it.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<InsetShape, S, EmptyView> {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// The shape's outline, drawn inside of it.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<InsetShape, S, EmptyView> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// The shape's outline, drawn inside of it in the style of the enclosing view.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<InsetShape, ForegroundStyle, EmptyView> {
    inset(by: lineWidth / 2).stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// How a shape is filled.
///
/// Documentation: `SwiftUI/FillStyle`.
public struct FillStyle: Equatable, Sendable {
  /// Whether regions that the outline encloses an even number of times stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// A way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn.
///
/// Documentation: `SwiftUI/StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The style of line ends.
  public var lineCap: CGLineCap
  /// The corners of lines.
  public var lineJoin: CGLineJoin
  /// The length of a corner's tip, in line widths, beyond which it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which lines begin, in points.
  public var dashPhase: CGFloat

  /// A way of drawing outlines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A rectangle.
///
/// Documentation: `SwiftUI/Rectangle`.
public struct Rectangle: InsettableShape {
  var amount: CGFloat = 0
  /// A rectangle.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  /// Fixed: a rectangle is symmetric, and the start of its outline, which `trim` uses, is the same in every layout
  /// direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { Rectangle(amount: self.amount + amount) }
  nonisolated private init(amount: CGFloat) { self.amount = amount }
}

/// The curves of rounded corners.
///
/// Documentation: `SwiftUI/RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable {
  /// Quarters of circles.
  case circular
  /// Curves that grow out of the sides.
  case continuous
}

/// A rectangle with rounded corners.
///
/// Documentation: `SwiftUI/RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The curves of the corners.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// A rectangle with corners of a radius in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with corners of a size in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    let most = min(inner.width, inner.height) / 2
    let radius = min(max(cornerSize.width - amount, 0), max(most, 0))
    return Path(roundedRect: inner, cornerRadius: radius, style: style)
  }

  /// Fixed: a rectangle is symmetric, and the start of its outline, which `trim` uses, is the same in every layout
  /// direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with half circles at its shorter sides.
///
/// Documentation: `SwiftUI/Capsule`.
public struct Capsule: InsettableShape {
  /// The curves of the ends.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  /// A rectangle with round ends.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return Path(roundedRect: inner, cornerRadius: max(min(inner.width, inner.height) / 2, 0))
  }
  /// Fixed: a rectangle is symmetric, and the start of its outline, which `trim` uses, is the same in every layout
  /// direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A circle in the middle of the available space.
///
/// Documentation: `SwiftUI/Circle`.
public struct Circle: InsettableShape {
  var amount: CGFloat = 0
  /// A circle.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = max(min(rect.width, rect.height) - 2 * amount, 0)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Fixed: a rectangle is symmetric, and the start of its outline, which `trim` uses, is the same in every layout
  /// direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.amount += amount
    return shape
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that fills the available space.
///
/// Documentation: `SwiftUI/Ellipse`.
public struct Ellipse: InsettableShape {
  var amount: CGFloat = 0
  /// An ellipse.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  /// Fixed: a rectangle is symmetric, and the start of its outline, which `trim` uses, is the same in every layout
  /// direction.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
}
