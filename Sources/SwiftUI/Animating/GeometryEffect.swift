import QuartzCore
import UIKit

/// A change of how a view is drawn (position, rotation, scale) that does not affect its layout.
///
/// Documentation: `SwiftUI/GeometryEffect`.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view with a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: GeometryEffectNode(modifier.value, inputs))
  }

  /// The effect without a change of the frames that other views read.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that does not affect the frames that other views read. Here this is true of every effect, as frames never include transforms.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

final class GeometryEffectNode<Base: View, Effect: GeometryEffect>: TypedNode<ModifiedContent<Base, Effect>> {
  private let motion: AnimatedValue<Effect.AnimatableData>
  private var inner: TypedNode<ModifiedContent<Base, ContainedModifier>>!

  override init(_ view: ModifiedContent<Base, Effect>, _ inputs: _ViewInputs) {
    motion = AnimatedValue(view.modifier.animatableData)
    super.init(view, inputs)
    inner = makeNode(present)
  }

  private var present: ModifiedContent<Base, ContainedModifier> {
    var effect = view.modifier
    effect.animatableData = motion.present
    let shown = effect
    return ModifiedContent(
      content: view.content,
      modifier: ContainedModifier { view, environment in
        let isMirrored = environment.layoutDirection == .rightToLeft
        let show = {
          view.showTransform { size in
            let transform = shown.effectValue(size: size).aboutCenter(of: size)
            return isMirrored ? transform.mirrored : transform
          }
        }
        // An effect with animated data is set again in each frame, so UIKit must not animate these steps as well.
        let followsFrames = Effect.AnimatableData.self != EmptyAnimatableData.self
        if followsFrames { UIView.performWithoutAnimation(show) } else { show() }
      })
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { inner.collect(&leaves) }
  override func evaluate() { inner.update(present, environment) }

  override func didUpdate(from old: ModifiedContent<Base, Effect>, _ changesEnvironment: Bool) {
    motion.move(to: view.modifier.animatableData, graph.transaction.animation) { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.invalidate(self, Transaction())
    }
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() { motion.stop() }
}

/// A transform of a plane in space, projected onto the screen.
///
/// Documentation: `SwiftUI/ProjectionTransform`.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row, first column.
  public var m11: CGFloat = 1
  /// The first row, second column.
  public var m12: CGFloat = 0
  /// The first row, third column.
  public var m13: CGFloat = 0
  /// The second row, first column.
  public var m21: CGFloat = 0
  /// The second row, second column.
  public var m22: CGFloat = 1
  /// The second row, third column.
  public var m23: CGFloat = 0
  /// The third row, first column.
  public var m31: CGFloat = 0
  /// The third row, second column.
  public var m32: CGFloat = 0
  /// The third row, third column.
  public var m33: CGFloat = 1

  /// The identity transform.
  public init() {}

  /// An affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// The part of a 3D transform that affects a plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it is the identity transform.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform, followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The inverse; the transform itself if it has none.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// Replaces the transform by its inverse. Returns false, and changes nothing, if there is none.
  @discardableResult
  public mutating func invert() -> Bool {
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    (m11, m21, m31) = (a / determinant, b / determinant, c / determinant)
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  private static func translation(_ x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: y))
  }

  /// The transform converted from the top leading corner as its origin to the centre, about which views are
  /// transformed.
  func aboutCenter(of size: CGSize) -> ProjectionTransform {
    Self.translation(size.width / 2, size.height / 2).concatenating(self)
      .concatenating(Self.translation(-size.width / 2, -size.height / 2))
  }

  /// The transform where the leading side is on the right.
  var mirrored: ProjectionTransform {
    let flip = ProjectionTransform(CGAffineTransform(scaleX: -1, y: 1))
    return flip.concatenating(self).concatenating(flip)
  }

  /// The transform about the centre, as a layer's 3D transform.
  fileprivate var inSpace: CATransform3D {
    var space = CATransform3DIdentity
    (space.m11, space.m12, space.m14) = (m11, m12, m13)
    (space.m21, space.m22, space.m24) = (m21, m22, m23)
    (space.m41, space.m42, space.m44) = (m31, m32, m33)
    return space
  }
}

extension ContainedView {
  /// Shows the view by a transform that depends on its size, after changes of its pixels.
  func showTransform(pixels: [LayerEffect] = [], _ transform: @escaping (CGSize) -> ProjectionTransform) {
    sizedLook = { view in
      let element = view.elementBounds
      // From the middle of the view, about which it is transformed, to the element's.
      let (x, y) = (element.midX - view.bounds.midX, element.midY - view.bounds.midY)
      view.transform3D = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform(element.size).inSpace),
        CATransform3DMakeTranslation(x, y, 0))
      if view.layer.effects != pixels { view.layer.effects = pixels }
    }
    followSize()
  }
}

struct TransformEffect: GeometryEffect {
  let transform: ProjectionTransform
  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Shows the view by an affine transform about its upper leading corner, without changing the layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Shows the view by a transform about its upper leading corner, without changing the layout.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}
