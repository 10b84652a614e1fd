import CCairo
import CoreGraphics

/// The state of a transition at one moment.
struct LayerTransition {
  enum Look: Equatable {
    case fade
    /// The direction, in the layer's coordinates, of the edge from which new content comes: (1, 0) is the right edge.
    case push(CGVector)
    case moveIn(CGVector)
    case reveal(CGVector)

    init(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
      let side =
        switch subtype {
        case .fromRight?: CGVector(dx: 1, dy: 0)
        case .fromTop?: CGVector(dx: 0, dy: -1)
        case .fromBottom?: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: -1, dy: 0)
        }
      switch type {
      case .push: self = .push(side)
      case .moveIn: self = .moveIn(side)
      case .reveal: self = .reveal(side)
      default: self = .fade
      }
    }
  }

  let ghost: TransitionGhost
  /// The progress from 0, the old content, to 1, the new.
  let progress: Double
  let look: Look
  /// Whether the layer is hidden, so that there is no new content.
  let hidesLayer: Bool
}

/// The look of a layer and its sublayers when a transition began.
final class TransitionGhost {
  /// The picture's rectangle in the layer's coordinates, from the corner of its bounds at that time.
  let extent: CGRect
  /// The picture; nil for a layer that showed nothing.
  let image: CGImage?

  init(_ layer: CALayer) {
    let values = layer.shown
    let extent = layer.treeExtent.isNull ? values.bounds : layer.treeExtent.union(values.bounds)
    self.extent = extent.offsetBy(dx: -values.bounds.minX, dy: -values.bounds.minY)
    let scale = layer.root.host?.scale ?? max(values.contentsScale, 1)
    let (width, height) = (Int((extent.width * scale).rounded(.up)), Int((extent.height * scale).rounded(.up)))
    guard !values.isHidden, width > 0, height > 0, width <= Self.limit, height <= Self.limit,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else {
      image = nil
      return
    }
    let matrix = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -extent.minX * scale, ty: -extent.minY * scale)
    let context = CGContext(surface: surface, scale: 1)
    cairo_surface_destroy(surface)
    LayerPainter(context: context, compositor: nil).drawLayer(layer, matrix, opacity: 1)
    image = context.makeImage()
  }

  /// The longest side of a picture in pixels. A larger layer keeps no picture: its new content appears at once.
  private static let limit = 8192
}

extension LayerPainter {
  /// Draws one moment of a transition instead of the layer's content.
  ///
  /// - Parameter content: Draws the new content under a matrix.
  func drawTransition(
    _ transition: LayerTransition, _ values: LayerValues, _ matrix: CGAffineTransform,
    _ content: (CGAffineTransform) -> Void
  ) {
    let progress = min(max(transition.progress, 0), 1)
    let size = values.bounds.size
    func shifted(_ side: CGVector, _ part: Double) -> CGAffineTransform {
      matrix.translatedBy(x: side.dx * size.width * part, y: side.dy * size.height * part)
    }
    cairo_save(cairo)
    switch transition.look {
    case .fade:
      // Old and new content are added up in a group, so that pixels that are equal in both do not change during the
      // fade.
      cairo_push_group(cairo)
      drawFaded(progress) { if !transition.hidesLayer { content(matrix) } }
      cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
      drawGhost(transition.ghost, values, matrix, alpha: 1 - progress)
      cairo_pop_group_to_source(cairo)
      setIdentity()
      cairo_paint(cairo)
    case .push(let side):
      clipToBounds(values, matrix, false)
      drawGhost(transition.ghost, values, shifted(side, -progress), alpha: 1)
      if !transition.hidesLayer { content(shifted(side, 1 - progress)) }
    case .moveIn(let side):
      clipToBounds(values, matrix, false)
      drawGhost(transition.ghost, values, matrix, alpha: 1)
      if !transition.hidesLayer { content(shifted(side, 1 - progress)) }
    case .reveal(let side):
      clipToBounds(values, matrix, false)
      if !transition.hidesLayer { content(matrix) }
      drawGhost(transition.ghost, values, shifted(side, -progress), alpha: 1)
    }
    cairo_restore(cairo)
  }

  private func drawFaded(_ alpha: Double, _ content: () -> Void) {
    cairo_push_group(cairo)
    content()
    cairo_pop_group_to_source(cairo)
    setIdentity()
    cairo_paint_with_alpha(cairo, alpha)
  }

  private func drawGhost(_ ghost: TransitionGhost, _ values: LayerValues, _ matrix: CGAffineTransform, alpha: Double) {
    guard let image = ghost.image, alpha > 0 else { return }
    let place = ghost.extent.offsetBy(dx: values.bounds.minX, dy: values.bounds.minY)
    setMatrix(
      CGAffineTransform(
        a: place.width / CGFloat(image.width), b: 0, c: 0, d: place.height / CGFloat(image.height), tx: place.minX,
        ty: place.minY
      ).concatenating(Self.aligned(matrix, to: values.bounds)))
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    setIdentity()
  }
}
