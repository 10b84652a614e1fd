/// The shadow around a sheet that does not dim its background.
@MainActor
final class SheetShadow: UIView {
  /// The corner radius of the shadow's present path.
  private var shownRadius: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowRadius = SheetMetrics.shadowRadius
    layer.shadowOffset = .zero
    layer.shadowOpacity = SheetMetrics.shadowOpacity
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter share: The opacity of the shadow, from 0 to 1.
  func show(around frame: CGRect, _ cornerRadius: CGFloat, share: CGFloat) {
    isHidden = share == 0
    guard share > 0 else { return }
    alpha = share
    guard frame.size != bounds.size || cornerRadius != shownRadius else {
      return center = CGPoint(x: frame.midX, y: frame.midY)
    }
    self.frame = frame
    shownRadius = cornerRadius
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
  }
}
