/// Coloured rectangles behind a selection, or behind search matches.
@MainActor
final class SelectionHighlight {
  private unowned let view: UIView
  private let opacity: CGFloat
  private let cornerRadius: CGFloat
  private var bars: [UIView] = []

  /// - Parameter opacity: The opacity of the tint; behind selected text it is 0.2 [C].
  init(_ view: UIView, opacity: CGFloat = 0.2, cornerRadius: CGFloat = 0) {
    self.view = view
    self.opacity = opacity
    self.cornerRadius = cornerRadius
  }

  /// Shows rectangles on whole pixels, so that neighbours neither overlap nor leave a gap.
  func show(_ rects: [CGRect], color: UIColor) {
    let scale = max(1, view.traitCollection.displayScale)
    func snapped(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let rects = Self.joined(rects).map { rect in
      let corner = CGPoint(x: snapped(rect.minX), y: snapped(rect.minY))
      return CGRect(
        x: corner.x, y: corner.y, width: snapped(rect.maxX) - corner.x, height: snapped(rect.maxY) - corner.y)
    }
    while bars.count < rects.count {
      let bar = UIView(frame: .zero)
      bar.isUserInteractionEnabled = false
      bar.layer.cornerRadius = cornerRadius
      view.insertSubview(bar, at: 0)
      bars.append(bar)
    }
    for (index, bar) in bars.enumerated() {
      bar.isHidden = index >= rects.count
      guard index < rects.count else { continue }
      bar.frame = rects[index]
      bar.backgroundColor = color.withAlphaComponent(opacity)
    }
  }

  /// Rectangles of equal width directly below one another become one.
  private static func joined(_ rects: [CGRect]) -> [CGRect] {
    var joined: [CGRect] = []
    for rect in rects where rect.width > 0 {
      if let last = joined.last, abs(last.minX - rect.minX) < 0.5, abs(last.maxX - rect.maxX) < 0.5,
        abs(last.maxY - rect.minY) < 1
      {
        joined[joined.count - 1] = last.union(rect)
      } else {
        joined.append(rect)
      }
    }
    return joined
  }
}
