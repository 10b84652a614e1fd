/// The preview of a dragged item, and the position of its centre in the window.
@MainActor
package struct DragLooks {
  package let view: UIView
  package let parameters: UIPreviewParameters?
  package let center: CGPoint

  package init(_ view: UIView, _ parameters: UIPreviewParameters?, at center: CGPoint) {
    self.view = view
    self.parameters = parameters
    self.center = center
  }
}

/// A picture of a dragged item above everything else in the window.
@MainActor
package final class CarriedPreview {
  private let makePicture: () -> UIView
  private lazy var view = makeView()
  private var isShown = false

  package init(of view: UIView, _ parameters: UIPreviewParameters?) {
    makePicture = { Self.makePicture(of: view, parameters) }
  }

  /// Made on first use: until then the touch highlights a list's item, which the picture would show.
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

  /// A picture of a view, limited to the part that the app makes visible.
  package static func makePicture(of view: UIView, _ parameters: UIPreviewParameters?) -> UIView {
    let picture = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    guard let path = parameters?.visiblePath, !path.isEmpty else {
      return ViewSnapshot(view).makeView() ?? picture
    }
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      path.addClip()
      if let color = parameters?.backgroundColor {
        color.setFill()
        context.fill(view.bounds)
      }
      _ = ViewSnapshot(view).draw(in: view.bounds)
    }
    picture.layer.contents = image.cgImage
    return picture
  }

  package func show(at center: CGPoint, in window: UIWindow) {
    isShown = true
    if view.superview !== window { window.addSubview(view) }
    UIView.performWithoutAnimation { view.center = center }
  }

  package func hide() {
    guard isShown else { return }
    isShown = false
    view.removeFromSuperview()
  }

  var center: CGPoint { view.center }

  /// The longer side of the picture, in points.
  var length: CGFloat { max(view.bounds.width, view.bounds.height) }

  /// Animates the picture to another scale, together with the app's animations.
  func scale(to scale: CGFloat, along flight: DropFlight? = nil) {
    change(flight) { $0.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  /// Animates the picture to a position of the window, and removes it there.
  func fly(to center: CGPoint, _ transform: CGAffineTransform, _ flight: DropFlight) {
    change(flight, isLast: true) {
      $0.center = center
      $0.transform = transform
    }
  }

  /// Fades out in place.
  func fade(_ flight: DropFlight) {
    change(flight, isLast: true) {
      $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      $0.alpha = 0
    }
  }

  private func change(_ flight: DropFlight?, isLast: Bool = false, _ change: @escaping (UIView) -> Void) {
    let view = view
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) {
      change(view)
      for animations in flight?.animations ?? [] { animations() }
    } completion: { _ in
      guard isLast else { return }
      self.hide()
      flight?.finish()
    }
  }
}
