/// Shows the dragged item where its own view is clipped: beyond the edges of its list.
@MainActor
final class CarriedPreview {
  private let view: UIView

  init(of cell: UIView, _ parameters: UIPreviewParameters?) {
    view = DropPreview.makePicture(of: cell, parameters)
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    view.alpha = ReorderMetrics.alpha
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = ReorderMetrics.shadowRadius
    view.layer.shadowOpacity = ReorderMetrics.shadowOpacity
  }

  func show(at center: CGPoint, in window: UIWindow) {
    if view.superview !== window { window.addSubview(view) }
    UIView.performWithoutAnimation { view.center = center }
  }

  func hide() { view.removeFromSuperview() }
}
