import CCairo
import Foundation

extension CGContext {
  /// The transform from user space to the bitmap's pixels, whose origin is the bottom left and whose y points up.
  public var ctm: CGAffineTransform {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    return deviceTransform.concatenating(flip)
  }

  /// Moves the origin of user space by (`tx`, `ty`). A value that is not finite clips everything until the state is
  /// restored.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard tx.isFinite, ty.isFinite else { return clipEverything() }
    cairo_translate(cairo, Double(tx), Double(ty))
  }

  /// Scales user space around its origin. A factor of 0, or one that is not finite, clips everything until the state
  /// is restored.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    guard sx.isFinite, sy.isFinite, sx != 0, sy != 0 else { return clipEverything() }
    cairo_scale(cairo, Double(sx), Double(sy))
  }

  /// Rotates user space around its origin by `angle` radians, from the x axis towards the y axis: anticlockwise where
  /// y points up. An angle that is not finite clips everything until the state is restored.
  public func rotate(by angle: CGFloat) {
    guard angle.isFinite else { return clipEverything() }
    cairo_rotate(cairo, Double(angle))
  }

  /// Applies `transform` before the current transform. One that cannot be inverted clips everything until the state
  /// is restored.
  public func concatenate(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
      return clipEverything()
    }
    var matrix = transform.cairoMatrix
    cairo_transform(cairo, &matrix)
  }

  /// Clips everything: nothing is visible under a transform that flattens the plane. (Cairo would refuse such a
  /// transform and fail every later call.)
  private func clipEverything() {
    let path = keptPath()
    cairo_rectangle(cairo, 0, 0, 0, 0)
    cairo_clip(cairo)
    restorePath(path)
  }

  /// Equal to `ctm`: device space is the bitmap's pixels from the bottom left.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// The pixel coordinates, from the bottom left, of a point in user space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// The size in pixels of a size in user space; components may become negative under a rotation or a flip.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// The smallest upright rectangle of pixels, from the bottom left, around a rectangle in user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The point in user space at pixel coordinates that count from the bottom left.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// The size in user space of a size in pixels.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The smallest upright rectangle in user space around a rectangle of pixels that count from the bottom left.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
