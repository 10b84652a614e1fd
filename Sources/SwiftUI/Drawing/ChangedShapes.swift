import CoreGraphics

/// A section of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var start: CGFloat
  var end: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  @MainActor var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The outline of a shape.
struct StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  @MainActor var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second
    }
  }
}

/// A shape, rotated about an anchor point.
///
/// Documentation: `SwiftUI/RotatedShape`.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// A turned shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(rect.transform(about: anchor) { $0.rotated(by: angle.radians) })
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }
}

/// A shape, scaled about an anchor point.
///
/// Documentation: `SwiftUI/ScaledShape`.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is made larger or smaller.
  public var shape: Content
  /// The factors in each direction.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// A scaled shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(rect.transform(about: anchor) { $0.scaledBy(x: scale.width, y: scale.height) })
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second
    }
  }
}

/// A shape, moved by some points.
///
/// Documentation: `SwiftUI/OffsetShape`.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The distances in points.
  public var offset: CGSize

  /// A moved shape.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// A shape by an affine transform.
///
/// Documentation: `SwiftUI/TransformedShape`.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform of its outline.
  public var transform: CGAffineTransform

  /// A transformed shape.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  @MainActor public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension CGRect {
  /// A transform about a point of the rectangle.
  fileprivate func transform(
    about anchor: UnitPoint, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    let (x, y) = (minX + width * anchor.x, minY + height * anchor.y)
    return change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
  }
}

/// A shape whose type is hidden.
///
/// Documentation: `SwiftUI/AnyShape`.
public struct AnyShape: Shape {
  private let shape: any Shape
  /// Hides the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
