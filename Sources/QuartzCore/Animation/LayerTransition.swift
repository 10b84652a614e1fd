import CCairo
import CoreGraphics

/// A moment of a transition, among the values that a layer shows.
struct LayerTransition {
  enum Look: Equatable {
    case fade
    /// Where new content comes from, as a direction of the layer's: (1, 0) is its right edge.
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
  /// From 0, the old content, to 1, the new.
  let progress: Double
  let look: Look
  /// Whether there is no new content.
  let hidesLayer: Bool
}

/// What a layer and its sublayers showed when a transition began.
final class TransitionGhost {
  /// In the layer's coordinates then, from the corner of its bounds.
  let extent: CGRect
  /// Nil for a layer that showed nothing.
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

  /// What is larger than this in pixels on a side is not kept: the new content is there at once.
  private static let limit = 8192
}

extension LayerPainter {
  /// Draws a moment of a transition, in place of the layer's content.
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
      // As a group, with both added up: where old and new are the same, nothing is seen of the fade.
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
