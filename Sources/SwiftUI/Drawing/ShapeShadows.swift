import UIKit

/// The shadows of a shape as layers: drop shadows below the shape, inner shadows above it.
@MainActor
final class ShapeShadows {
  private var outer: [CALayer] = []
  private var inner: [InnerShadow] = []

  /// Shows shadows in a layer of the shape's size.
  ///
  /// - Parameter path: The area that the shape covers; for an outline that of its stroke.
  func show(_ shadows: [ResolvedShadow], of path: CGPath, rule: CAShapeLayerFillRule, in view: UIView) {
    let drops = shadows.filter { $0.side == .outside }
    let holes = shadows.filter { $0.side == .inside }
    while outer.count > drops.count { outer.removeLast().removeFromSuperlayer() }
    while inner.count > holes.count { inner.removeLast().layer.removeFromSuperlayer() }
    while outer.count < drops.count { outer.append(CALayer()) }
    while inner.count < holes.count { inner.append(InnerShadow()) }
    for (layer, shadow) in zip(outer, drops) {
      // The first shadow is nearest to the shape, so each further shadow is inserted below.
      if layer.superlayer == nil { view.layer.insertSublayer(layer, at: 0) }
      layer.frame = view.bounds
      layer.shadowPath = path
      layer.take(shadow, view.traitCollection)
    }
    let isInFront = (view.layer.sublayers ?? []).suffix(inner.count).elementsEqual(inner.map(\.layer), by: ===)
    for (hole, shadow) in zip(inner, holes) {
      if !isInFront { view.layer.addSublayer(hole.layer) }
      hole.show(shadow, of: path, rule, view.bounds, view.traitCollection)
    }
  }
}

/// A shadow from the edges of a shape inwards: the shadow of everything outside, clipped to the shape.
@MainActor
private final class InnerShadow {
  let layer = CALayer()
  private let surroundings = CAShapeLayer()
  private let cut = CAShapeLayer()

  init() {
    surroundings.fillRule = .evenOdd
    layer.addSublayer(surroundings)
    layer.mask = cut
  }

  func show(
    _ shadow: ResolvedShadow, of path: CGPath, _ rule: CAShapeLayerFillRule, _ bounds: CGRect,
    _ traits: UITraitCollection
  ) {
    layer.frame = bounds
    cut.frame = bounds
    cut.path = path
    cut.fillRule = rule
    let reach = shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    let whole = bounds.union(path.boundingBoxOfPath).insetBy(dx: -reach, dy: -reach)
    let around = CGMutablePath()
    around.addRect(whole)
    around.addPath(path)
    surroundings.path = around
    surroundings.fillColor = UIColor.black.cgColor
    // The shadow's caster lies outside of the clip, so that its own edge is not visible along the shape.
    surroundings.bounds = whole
    surroundings.position = CGPoint(x: whole.midX + whole.width, y: whole.midY)
    surroundings.take(shadow, traits)
    surroundings.shadowOffset.width -= whole.width
  }
}

extension CALayer {
  /// Casts a shadow.
  func take(_ shadow: ResolvedShadow, _ traits: UITraitCollection) {
    let color = shadow.color.resolvedColor(with: traits).cgColor
    shadowColor = color.copy(alpha: 1)
    shadowOpacity = Float(color.alpha)
    shadowRadius = shadow.radius
    shadowOffset = shadow.offset
  }
}
