import CCairo
import CoreGraphics
import Foundation

extension CALayer {
  final func markNeedsDisplay() {
    // The contents have no separate bitmap: only bitmaps that include the layer are stale.
    if contentDrawing != nil { return noteChange(.appearance) }
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    (parent ?? maskedLayer)?.markDescendant(.descendantNeedsDisplay)
    root.host?.layerTreeDidChange()
  }

  final func displayPending() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Draws the contents of every layer of the tree that is marked for display.
  package final func displayTreeIfNeeded() {
    displayIfNeeded()
    guard flags.contains(.descendantNeedsDisplay) else { return }
    flags.remove(.descendantNeedsDisplay)
    for layer in children where !layer.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay]) {
      layer.displayTreeIfNeeded()
    }
    maskLayer?.displayTreeIfNeeded()
  }

  final func displayByDelegateOrBitmap() {
    if let delegate, !absences.contains(.delegateDisplay) {
      delegate.display(self)
      if !absences.contains(.delegateDisplay) { return }
    }
    drawBackingStore()
  }

  /// Records in advance that the delegate neither displays nor draws. Otherwise a bitmap as large as the layer would
  /// be made and thrown away to find out.
  package final func noteDelegateDrawsNothing() { absences.formUnion([.delegateDisplay, .delegateDraw]) }

  /// Whether neither the delegate nor a subclass draws.
  private final var drawsNothing: Bool { absences.contains(.delegateDraw) && type(of: self) == CALayer.self }

  /// Draws into a bitmap of the bounds' size at `contentsScale`, and makes it the contents.
  private final func drawBackingStore() {
    guard !drawsNothing else { return }
    let width = Int((bounds.width * contentsScale).rounded(.up))
    let height = Int((bounds.height * contentsScale).rounded(.up))
    guard width > 0, height > 0, width <= 16384, height <= 16384,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(surface: surface, scale: contentsScale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    absences.remove(.delegateDraw)
    draw(in: context)
    cairo_surface_flush(surface)
    guard !absences.contains(.delegateDraw) else { return cairo_surface_destroy(surface) }
    let image = CGImage(surface: surface)
    values.contents = image
    values.image = image
    flags.insert(.ownsBackingStore)
    if shown !== values { animations?.modelDidChange(.appearance) }
    noteChange(.appearance)
  }

  final func drawByDelegate(in context: CGContext) {
    guard let delegate else { return noteNothingDrawn() }
    delegate.draw(self, in: context)
  }

  private final func noteNothingDrawn() {
    absences.insert(.delegateDraw)
  }
}
