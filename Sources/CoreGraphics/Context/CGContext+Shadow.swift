import Foundation

extension CGContext {
  /// Casts a shadow, black with an alpha of one third, under everything drawn from now on.
  ///
  /// `offset` and `blur` are in the context's initial coordinates: transforms do not change them. `blur` is twice the
  /// standard deviation of a Gaussian. Each drawing call with a shadow goes through a temporary picture.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, paint: Paint(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  /// Casts a shadow in `color` under everything drawn from now on; nil or a colour without alpha ends the shadow.
  /// `offset` and `blur` as in `setShadow(offset:blur:)`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    setShadow(offset: offset, blur: blur, paint: color.map { Paint($0) })
  }

  private func setShadow(offset: CGSize, blur: CGFloat, paint: Paint?) {
    guard let paint, paint.alpha > 0 else {
      state.shadow = nil
      return
    }
    let pixels = offset.applying(base)
    let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
    state.shadow = Shadow(
      dx: Double(pixels.width), dy: Double(pixels.height), sigma: max(0, Double(blur * scale)) / 2, paint: paint)
  }
}
