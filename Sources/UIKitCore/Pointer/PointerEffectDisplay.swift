import Foundation
import QuartzCore

/// An effect of the pointer on a view: a pale background, a shadow, a larger scale. All of it is undone when the
/// pointer leaves.
@MainActor
final class PointerEffectDisplay {
  private struct Look {
    var ground: UIPointerEffect.TintMode = .none
    var hasShadow = false
    var isScaled = false
  }

  private weak var view: UIView?
  private weak var container: UIView?
  private let look: Look
  private let outline: (rect: CGRect, radius: CGFloat)?
  private var ground: UIView?
  private var before: (transform: CGAffineTransform, shadow: (opacity: Float, radius: CGFloat, offset: CGSize))?
  private var raised = CGAffineTransform.identity

  /// The distance by which a raised view grows on its longer side, in points [?].
  private static let growth: CGFloat = 6
  /// The distance by which the background extends beyond the view, in points [?].
  private static let groundMargin: CGFloat = 4
  private static let shadow: (opacity: Float, radius: CGFloat, offset: CGSize) = (0.25, 8, CGSize(width: 0, height: 4))
  /// Views that are larger, in points, are tinted rather than lifted [?].
  private static let largestLifted: CGFloat = 200

  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let preview = effect.preview
    view = preview.view
    container = preview.target.container
    outline = shape?.outline
    look = Self.look(of: effect)
  }

  private static func look(of effect: UIPointerEffect) -> Look {
    switch effect {
    case .highlight: return Look(ground: .underlay)
    case .lift: return Look(hasShadow: true, isScaled: true)
    case .hover(_, let tint, let hasShadow, let isScaled):
      return Look(ground: tint, hasShadow: hasShadow, isScaled: isScaled)
    case .automatic(let preview):
      let view = preview.view
      if max(view.bounds.width, view.bounds.height) > largestLifted { return look(of: .hover(preview)) }
      let isClear = (view.backgroundColor?.cgColor.alpha ?? 0) == 0
      return look(of: isClear ? .highlight(preview) : .lift(preview))
    }
  }

  // MARK: Showing

  func show(_ animator: PointerAnimator) {
    guard let view, view.window != nil else { return }
    addGround(for: view, animator)
    guard look.isScaled || look.hasShadow else { return }
    let layer = view.layer
    before = (view.transform, (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset))
    let side = max(view.bounds.width, view.bounds.height, 1)
    let scale = look.isScaled ? 1 + 2 * Self.growth / side : 1
    raised = view.transform.scaledBy(x: scale, y: scale)
    animator.addAnimations { [self] in
      view.transform = raised
      if look.hasShadow { Self.set(Self.shadow, of: layer) }
    }
  }

  private func addGround(for view: UIView, _ animator: PointerAnimator) {
    guard look.ground != .none, let superview = view.superview else { return }
    let ground = UIView()
    ground.isUserInteractionEnabled = false
    ground.accessibilityElementsHidden = true
    ground.backgroundColor = .systemFill
    ground.alpha = 0
    let isBehind = look.ground == .underlay
    let rect = outline.map { superview.convert($0.rect, from: container) }
    ground.frame = rect ?? (isBehind ? view.frame.insetBy(dx: -Self.groundMargin, dy: -Self.groundMargin) : view.frame)
    ground.layer.cornerRadius =
      outline?.radius ?? (isBehind ? UIPointerShape.defaultCornerRadius : view.layer.cornerRadius)
    if isBehind {
      superview.insertSubview(ground, belowSubview: view)
    } else {
      superview.insertSubview(ground, aboveSubview: view)
    }
    self.ground = ground
    animator.addAnimations { ground.alpha = 1 }
  }

  private static func set(_ shadow: (opacity: Float, radius: CGFloat, offset: CGSize), of layer: CALayer) {
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (shadow.opacity, shadow.radius, shadow.offset)
  }

  // MARK: Taking back

  func hide(_ animator: PointerAnimator) {
    if let ground {
      animator.addAnimations { ground.alpha = 0 }
      animator.addCompletion { _ in ground.removeFromSuperview() }
    }
    guard let view, let before else { return }
    let (raised, hasShadow) = (raised, look.hasShadow)
    animator.addAnimations {
      // A transform that the app has set since stays.
      if view.transform == raised { view.transform = before.transform }
      if hasShadow { Self.set(before.shadow, of: view.layer) }
    }
  }
}
