/// Pictures of a view as it looks now.
@MainActor
package struct ViewSnapshot {
  let view: UIView

  package init(_ view: UIView) {
    self.view = view
  }

  /// A picture of the view's bounds at its display's scale.
  func image() -> CGImage? {
    let scale = max(view.traitCollection.displayScale, 1)
    let size = view.bounds.size
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    // Converts from the bitmap's coordinates, with y upwards, to the layer's.
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layoutIfNeeded()
    view.layer.render(in: context)
    return context.makeImage()
  }

  /// A view that shows such a picture.
  package func makeView() -> UIView? {
    guard let image = image() else { return nil }
    let copy = UIView(frame: view.bounds)
    copy.layer.contents = image
    copy.layer.contentsScale = view.traitCollection.displayScale
    return copy
  }

  /// Draws the view into the current context, scaled into a rectangle.
  package func draw(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !view.bounds.isEmpty else { return false }
    view.layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / view.bounds.width, y: rect.height / view.bounds.height)
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: context)
    context.restoreGState()
    return true
  }
}
