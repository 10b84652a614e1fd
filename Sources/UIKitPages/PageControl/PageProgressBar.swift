/// The bar that replaces the current page's dot, and fills as the page's progress grows.
@MainActor
final class PageProgressBar: UIView {
  /// Its length in points [?].
  static let length: CGFloat = 26

  private let fill = UIView(frame: .zero)
  var share: CGFloat = 0 { didSet { if share != oldValue { setNeedsLayout() } } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  func setColors(_ fillColor: UIColor, ground: UIColor) {
    fill.backgroundColor = fillColor
    backgroundColor = ground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let width = bounds.width * share
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }
}
