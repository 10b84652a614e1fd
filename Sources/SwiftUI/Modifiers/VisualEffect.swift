import QuartzCore
import UIKit

/// A change of a view's appearance that does not affect its layout.
///
/// Documentation: `SwiftUI/VisualEffect`.
public protocol VisualEffect: Sendable {
  /// The changes, in their order.
  var _changes: _VisualChanges { get }
}

/// The changes that effects make of a view.
public struct _VisualChanges: Sendable {
  var list: [VisualChange] = []
}

/// The empty effect, to which others are added.
///
/// Documentation: `SwiftUI/EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// The empty effect.
  public init() {}
  public var _changes: _VisualChanges { _VisualChanges() }
}

/// An effect, and one more change.
struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: VisualChange

  var _changes: _VisualChanges {
    var changes = base._changes
    changes.list.append(change)
    return changes
  }
}

/// One change of a view's appearance.
enum VisualChange: Sendable {
  case opacity(Double)
  case blur(CGFloat)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(Angle)
  case offset(CGSize)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case spaceRotation(Angle, x: CGFloat, y: CGFloat, z: CGFloat, UnitPoint, depth: CGFloat, perspective: CGFloat)
  case transform(ProjectionTransform)

  /// Interpolates to another change of the same kind; a change of another kind is returned as it is.
  @MainActor
  func mixed(with other: VisualChange, by part: Double) -> VisualChange {
    func mix<Value: Animatable>(_ a: Value, _ b: Value) -> Value {
      var value = a
      value.animatableData = a.animatableData.mixed(with: b.animatableData, by: part)
      return value
    }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.blur(let a), .blur(let b)): return .blur(mix(a, b))
    case (.brightness(let a), .brightness(let b)): return .brightness(mix(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(mix(a, b))
    case (.saturation(let a), .saturation(let b)): return .saturation(mix(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): return .hueRotation(mix(a, b))
    case (.offset(let a), .offset(let b)): return .offset(mix(a, b))
    case (.scale(let a, let from), .scale(let b, let to)): return .scale(mix(a, b), mix(from, to))
    case (.rotation(let a, let from), .rotation(let b, let to)): return .rotation(mix(a, b), mix(from, to))
    case (
      .spaceRotation(let a, _, _, _, let from, let near, let weak),
      .spaceRotation(let b, let x, let y, let z, let to, let far, let strong)
    ):
      return .spaceRotation(
        mix(a, b), x: x, y: y, z: z, mix(from, to), depth: mix(near, far), perspective: mix(weak, strong))
    default: return other
    }
  }

  /// The transform for a view of a size; nil for a change of pixels.
  @MainActor
  fileprivate func transform(_ size: CGSize) -> ProjectionTransform? {
    func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> ProjectionTransform {
      let (x, y) = (anchor.x * size.width, anchor.y * size.height)
      return ProjectionTransform(
        CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
    switch self {
    case .offset(let offset):
      return ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    case .scale(let scale, let anchor): return about(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    case .rotation(let angle, let anchor): return about(anchor, CGAffineTransform(rotationAngle: angle.radians))
    case .spaceRotation(let angle, let x, let y, let z, let anchor, let depth, let perspective):
      return Rotation3DEffect(
        angle: angle, axis: (x, y, z), anchor: anchor, anchorZ: depth, perspective: perspective
      ).effectValue(size: size)
    case .transform(let transform): return transform
    default: return nil
    }
  }

  /// The effect on pixels; nil for other changes.
  fileprivate var pixels: LayerEffect? {
    switch self {
    case .blur(let radius): radius > 0 ? .blur(deviation: radius) : nil
    case .brightness(let amount): .colors(.brightness(amount))
    case .contrast(let amount): .colors(.contrast(amount))
    case .saturation(let amount): .colors(.saturation(amount))
    case .hueRotation(let angle): .colors(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
    default: nil
    }
  }
}

extension _VisualChanges {
  /// Interpolates to other changes.
  @MainActor
  func mixed(with other: _VisualChanges, by part: Double) -> _VisualChanges {
    guard list.count == other.list.count else { return part < 0.5 ? self : other }
    return _VisualChanges(list: zip(list, other.list).map { $0.mixed(with: $1, by: part) })
  }

  /// Shows a view with the changes.
  @MainActor
  func show(in view: ContainedView, isMirrored: Bool) {
    view.alpha = list.reduce(1) { alpha, change in
      if case .opacity(let opacity) = change { alpha * min(max(opacity, 0), 1) } else { alpha }
    }
    let list = self.list
    view.showTransform(pixels: list.compactMap(\.pixels)) { size in
      let transform = list.reduce(ProjectionTransform()) { whole, change in
        change.transform(size).map { whole.concatenating($0) } ?? whole
      }.aboutCenter(of: size)
      return isMirrored ? transform.mirrored : transform
    }
  }
}

extension VisualEffect {
  private func adding(_ change: VisualChange) -> some VisualEffect { AddedVisualEffect(base: self, change: change) }

  /// How opaque the view is, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  /// Blurs the view over some points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius)) }
  /// Makes the view brighter by an amount from 0 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
  /// Strengthens the view's differences in brightness: 1 leaves it as it is.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
  /// Makes the view's colours stronger or weaker: 1 leaves them as they are.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
  /// Takes the colour from the view: 1 makes it grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.saturation(1 - min(max(amount, 0), 1))) }
  /// Turns the hues of the view by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
  /// Draws the view at an offset from its position in the layout.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
  /// Draws the view at an offset from its position in the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }
  /// Scales the view about an anchor point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }
  /// Scales the view about an anchor point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: s, height: s), anchor))
  }
  /// Scales the view by different factors in each direction, about an anchor point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor))
  }
  /// Rotates the view about an anchor point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }
  /// Turns the view in space about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .spaceRotation(angle, x: axis.x, y: axis.y, z: axis.z, anchor, depth: anchorZ, perspective: perspective))
  }
  /// Shows the view by an affine transform about its upper leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(ProjectionTransform(transform)))
  }
  /// Shows the view by a transform about its upper leading corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.transform(transform))
  }
}
