/// The pictures of a zoom: that of the screen in front of that of the view it grows out of, both cut off by a frame
/// that moves.
@MainActor
final class ZoomMotion {
  /// The opacity of the shade over what is beneath, unless the app chooses a colour [?].
  private static let shadeOpacity: CGFloat = 0.2
  /// The corners of the screen while a finger holds it, in points [?].
  private static let heldRadius: CGFloat = 32
  /// Where a screen begins that grows out of no view: so far inside of its edges, in points [?].
  private static let middle = CGSize(width: 40, height: 80)

  private let container: UIView
  private let front: UIView
  private weak var source: UIView?
  private let sourceAlpha: CGFloat
  private let shade = UIView(frame: .zero)
  private let clip = UIView(frame: .zero)
  private let origin = UIImageView(frame: .zero)
  private let shown = UIImageView(frame: .zero)
  private var blur: UIVisualEffectView?
  /// The frame of the screen, that of the view, and the part of the screen that the view shows.
  private let whole: CGRect
  private let small: CGRect
  private let aligned: CGRect
  private let smallRadius: CGFloat

  init(
    _ front: UIView, in container: UIView, source: UIView?, aligned: CGRect?,
    options: UIViewController.Transition.ZoomOptions
  ) {
    self.front = front
    self.container = container
    let source = source?.window == nil ? nil : source
    self.source = source
    sourceAlpha = source?.alpha ?? 1
    whole = front.frame
    small =
      source.map { $0.convert($0.bounds, to: container) }
      ?? whole.insetBy(dx: Self.middle.width, dy: Self.middle.height)
    smallRadius = source?.layer.cornerRadius ?? Self.heldRadius
    self.aligned =
      aligned ?? CGRect(x: 0, y: 0, width: whole.width, height: whole.width * small.height / max(1, small.width))
    shade.backgroundColor = options.dimmingColor ?? .black.withAlphaComponent(Self.shadeOpacity)
    blur = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
    install()
  }

  private func install() {
    shown.image = Self.picture(of: front)
    shown.backgroundColor = .systemBackground
    origin.image = source.map(Self.picture)
    clip.clipsToBounds = true
    for view in [origin, shown] {
      view.contentMode = .scaleToFill
      clip.addSubview(view)
    }
    for view in [blur, shade].compactMap(\.self) {
      view.frame = container.bounds
      container.addSubview(view)
    }
    container.addSubview(clip)
    front.alpha = 0
    source?.alpha = 0
  }

  /// Without rounded corners, which the frame has that moves.
  private static func picture(of view: UIView) -> UIImage {
    let radius = view.layer.cornerRadius
    CATransaction.withoutActions { view.layer.cornerRadius = 0 }
    defer { CATransaction.withoutActions { view.layer.cornerRadius = radius } }
    return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  /// Shows the screen where the view is.
  func showSmall() {
    let scale = aligned.width > 0 ? small.width / aligned.width : 1
    place(
      small, radius: smallRadius,
      screen: CGRect(
        x: -aligned.minX * scale, y: -aligned.minY * scale, width: whole.width * scale, height: whole.height * scale))
    shown.alpha = source == nil ? 1 : 0
    clip.alpha = source == nil ? 0 : 1
    showShade(0)
  }

  /// Shows the screen in its own place.
  func showWhole() {
    place(whole, radius: 0, screen: CGRect(origin: .zero, size: whole.size))
    shown.alpha = 1
    clip.alpha = 1
    showShade(1)
  }

  /// Shows the screen under a finger, smaller, with the point of the screen beneath the finger that was there at first.
  func show(scale: CGFloat, around start: CGPoint, movedBy translation: CGPoint) {
    let frame = CGRect(
      x: start.x + translation.x - (start.x - whole.minX) * scale,
      y: start.y + translation.y - (start.y - whole.minY) * scale, width: whole.width * scale,
      height: whole.height * scale)
    place(frame, radius: Self.heldRadius, screen: CGRect(origin: .zero, size: frame.size))
    shown.alpha = 1
    showShade(scale)
  }

  private func showShade(_ share: CGFloat) {
    shade.alpha = share
    blur?.alpha = share
  }

  private func place(_ frame: CGRect, radius: CGFloat, screen: CGRect) {
    clip.frame = frame
    clip.layer.cornerRadius = radius
    origin.frame = clip.bounds
    shown.frame = screen
  }

  func remove() {
    for view in [clip, shade, blur].compactMap(\.self) { view.removeFromSuperview() }
    front.alpha = 1
    source?.alpha = sourceAlpha
  }
}
