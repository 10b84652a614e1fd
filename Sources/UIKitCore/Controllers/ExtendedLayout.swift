/// The extension of a controller's view beneath the bars of its container.
struct ExtendedLayout: Equatable {
  /// The edges at which the view reaches beneath a bar.
  var edges = UIRectEdge.all
  /// Whether the view reaches beneath opaque bars, too.
  var includesOpaqueBars = false

  /// The frame of the view in its container.
  ///
  /// - Parameters:
  ///   - bounds: the container's.
  ///   - bars: the heights that bars cover at the edges, including the area outside of them: 0 if there is no bar.
  ///   - opaque: the edges whose bar lets nothing shine through.
  func frame(in bounds: CGRect, bars: UIEdgeInsets, opaque: UIRectEdge) -> CGRect {
    func reaches(_ edge: UIRectEdge) -> Bool {
      edges.contains(edge) && (includesOpaqueBars || !opaque.contains(edge))
    }
    let top = reaches(.top) ? 0 : bars.top
    let bottom = reaches(.bottom) ? 0 : bars.bottom
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top - bottom))
  }
}
