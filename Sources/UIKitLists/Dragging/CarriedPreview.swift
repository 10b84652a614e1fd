/// Shows the dragged item where its own view is clipped: beyond the edges of its list.
@MainActor
final class CarriedPreview {
  private let makePicture: () -> UIView
  private lazy var view = makeView()
  private var isShown = false

  init(of cell: UIView, _ parameters: UIPreviewParameters?) {
    makePicture = { DropPreview.makePicture(of: cell, parameters) }
  }

  /// Made when the item first is beyond the edges: until then it is highlighted by the touch.
  private func makeView() -> UIView {
    let view = makePicture()
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    view.alpha = ReorderMetrics.alpha
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = ReorderMetrics.shadowRadius
    view.layer.shadowOpacity = ReorderMetrics.shadowOpacity
    return view
  }

  func show(at center: CGPoint, in window: UIWindow) {
    isShown = true
    if view.superview !== window { window.addSubview(view) }
    UIView.performWithoutAnimation { view.center = center }
  }

  func hide() { if isShown { view.removeFromSuperview() } }
}
