/// The moving views of a zoom: a snapshot of the screen over a snapshot of the source view, both clipped by a moving
/// frame.
@MainActor
final class ZoomMotion {
  /// The opacity of the dimming view over the views beneath, unless the app chooses a colour [?].
  private static let shadeOpacity: CGFloat = 0.2
  /// The corner radius of the screen while a finger drags it, in points [?].
  private static let heldRadius: CGFloat = 32
  /// Without a source view the screen grows out of its own frame, inset by this much, in points [?].
  private static let middle = CGSize(width: 40, height: 80)

  private let container: UIView
  private let front: UIView
  private weak var source: UIView?
  private let sourceAlpha: CGFloat
  private let shade = UIView(frame: .zero)
  private let clip = UIView(frame: .zero)
  /// Contains the clipping view and casts the frame's shadow, which would be clipped with the snapshots; nil for no
  /// shadow.
  private let carrier: UIView?
  private let origin = UIImageView(frame: .zero)
  private let shown = UIImageView(frame: .zero)
  /// The colour around the picture of the screen, such as beneath a sheet, whose frame reaches below the edge.
  private let ground = UIView(frame: .zero)
  private var blur: UIVisualEffectView?
  /// The frame of the screen, that of the view, and the part of the screen that the view shows.
  private let whole: CGRect
  private let small: CGRect
  private let aligned: CGRect
  private let wholeRadius: CGFloat
  private let smallRadius: CGFloat

  /// The two controllers' views, and the source view.
  struct Ends {
    let front: UIView
    let source: UIView?
    /// The view of the controller beneath, which may be scaled back while the front view is shown.
    let back: UIView?
    /// The part of the front that the source shows.
    let aligned: CGRect?
    /// Whether the presentation itself dims the views beneath.
    let isDimmed: Bool
  }

  init(_ ends: Ends, in container: UIView, options: UIViewController.Transition.ZoomOptions) {
    front = ends.front
    self.container = container
    let source = ends.source?.window == nil ? nil : ends.source
    self.source = source
    sourceAlpha = source?.alpha ?? 1
    whole = front.frame
    small =
      source.map { Self.restingFrame(of: $0, in: container, under: ends.back) }
      ?? whole.insetBy(dx: Self.middle.width, dy: Self.middle.height)
    let look = source.flatMap { options.sourceLook?($0) }
    smallRadius = look?.cornerRadius ?? source?.layer.cornerRadius ?? Self.heldRadius
    wholeRadius = front.layer.cornerRadius
    aligned =
      ends.aligned ?? CGRect(x: 0, y: 0, width: whole.width, height: whole.width * small.height / max(1, small.width))
    shade.backgroundColor =
      options.dimmingColor ?? (ends.isDimmed ? .clear : .black.withAlphaComponent(Self.shadeOpacity))
    blur = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
    clip.backgroundColor = look?.background
    carrier = look?.shadow.map(Self.makeCarrier)
    install()
  }

  /// The frame of the source view as if the view of the controller beneath were not scaled back.
  private static func restingFrame(of source: UIView, in container: UIView, under back: UIView?) -> CGRect {
    guard let back, !back.transform.isIdentity, source.isDescendant(of: back), let outer = back.superview else {
      return source.convert(source.bounds, to: container)
    }
    let frame = source.convert(source.bounds, to: back)
    let corner = CGPoint(
      x: back.center.x - back.bounds.width / 2 - back.bounds.minX,
      y: back.center.y - back.bounds.height / 2 - back.bounds.minY)
    return container.convert(frame.offsetBy(dx: corner.x, dy: corner.y), from: outer)
  }

  private static func makeCarrier(_ shadow: ZoomSourceLook.Shadow) -> UIView {
    let view = UIView(frame: .zero)
    view.layer.shadowColor = shadow.color.cgColor
    view.layer.shadowRadius = shadow.radius
    view.layer.shadowOffset = shadow.offset
    view.layer.shadowOpacity = 1
    return view
  }

  private func install() {
    shown.image = Self.picture(of: front)
    for view in [ground, shown] { view.backgroundColor = .systemBackground }
    origin.image = source.map(Self.picture)
    clip.clipsToBounds = true
    for view in [origin, shown] { view.contentMode = .scaleToFill }
    for view in [origin, ground, shown] { clip.addSubview(view) }
    for view in [blur, shade].compactMap(\.self) {
      view.frame = container.bounds
      container.addSubview(view)
    }
    carrier?.addSubview(clip)
    container.addSubview(moving)
    front.alpha = 0
    source?.alpha = 0
  }

  private var moving: UIView { carrier ?? clip }

  /// A snapshot without rounded corners: the moving frame has them.
  private static func picture(of view: UIView) -> UIImage {
    let radius = view.layer.cornerRadius
    CATransaction.withoutActions { view.layer.cornerRadius = 0 }
    defer { CATransaction.withoutActions { view.layer.cornerRadius = radius } }
    return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  /// Shows the screen in the frame of the source view.
  func showSmall() {
    let scale = aligned.width > 0 ? small.width / aligned.width : 1
    place(
      small, radius: smallRadius,
      screen: CGRect(
        x: -aligned.minX * scale, y: -aligned.minY * scale, width: whole.width * scale, height: whole.height * scale))
    setShare(source == nil ? 1 : 0)
    moving.alpha = source == nil ? 0 : 1
    showShade(0)
  }

  /// Shows the screen in its own frame.
  func showWhole() {
    var frame = whole
    // A sheet's lower corners are not rounded; the frame, whose corners all are, reaches below the window's edge to
    // hide them.
    if !front.layer.maskedCorners.contains(.layerMinXMaxYCorner) { frame.size.height += wholeRadius }
    place(frame, radius: wholeRadius, screen: CGRect(origin: .zero, size: whole.size))
    setShare(1)
    moving.alpha = 1
    showShade(1)
  }

  /// Shows the screen smaller under a finger, with the point that was first touched beneath the finger.
  func show(scale: CGFloat, around start: CGPoint, movedBy translation: CGPoint) {
    let frame = CGRect(
      x: start.x + translation.x - (start.x - whole.minX) * scale,
      y: start.y + translation.y - (start.y - whole.minY) * scale, width: whole.width * scale,
      height: whole.height * scale)
    place(frame, radius: Self.heldRadius, screen: CGRect(origin: .zero, size: frame.size))
    setShare(1)
    showShade(scale)
  }

  /// Sets the opacity of the screen's snapshot over that of the source view, from 0 to 1.
  private func setShare(_ share: CGFloat) {
    for view in [ground, shown] { view.alpha = share }
  }

  private func showShade(_ share: CGFloat) {
    shade.alpha = share
    blur?.alpha = share
  }

  private func place(_ frame: CGRect, radius: CGFloat, screen: CGRect) {
    moving.frame = frame
    if let carrier { clip.frame = carrier.bounds }
    clip.layer.cornerRadius = radius
    for view in [origin, ground] { view.frame = clip.bounds }
    shown.frame = screen
  }

  func remove() {
    for view in [moving, shade, blur].compactMap(\.self) { view.removeFromSuperview() }
    front.alpha = 1
    source?.alpha = sourceAlpha
  }
}
