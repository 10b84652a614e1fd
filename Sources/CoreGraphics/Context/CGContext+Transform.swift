import CCairo
import Foundation

extension CGContext {
  /// The transform from user space to the bitmap's pixels, whose origin is the bottom left.
  public var ctm: CGAffineTransform {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    return deviceTransform.concatenating(flip)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard tx.isFinite, ty.isFinite else { return clipEverything() }
    cairo_translate(cairo, Double(tx), Double(ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    guard sx.isFinite, sy.isFinite, sx != 0, sy != 0 else { return clipEverything() }
    cairo_scale(cairo, Double(sx), Double(sy))
  }

  public func rotate(by angle: CGFloat) {
    guard angle.isFinite else { return clipEverything() }
    cairo_rotate(cairo, Double(angle))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
      return clipEverything()
    }
    var matrix = transform.cairoMatrix
    cairo_transform(cairo, &matrix)
  }

  /// What a transform that flattens the plane leaves to be seen: nothing. (Cairo would refuse it and
  /// every call after it.)
  private func clipEverything() {
    let path = keptPath()
    cairo_rectangle(cairo, 0, 0, 0, 0)
    cairo_clip(cairo)
    restorePath(path)
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
