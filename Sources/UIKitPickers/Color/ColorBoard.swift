import ListCore
import UIKitControls

/// The content of a colour picker: its title, the board, and how opaque the colour is.
final class ColorBoard: UIView {
  /// Distances from the edges and between the parts, the height of a colour and of the title's row, in points [?].
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 20
  private static let cellHeight: CGFloat = 28
  private static let titleHeight: CGFloat = 56
  private static let percentWidth: CGFloat = 60

  let title = UILabel(frame: .zero)
  let closing = UIButton(type: .close)
  let grid = ColorGridView(frame: .zero)
  private let caption = UILabel(frame: .zero)
  let opacity = UISlider(frame: .zero)
  private let percent = UILabel(frame: .zero)
  private let scroller = UIScrollView(frame: .zero)

  /// Called with a chosen colour, and with true while the finger is still moving.
  var onChoice: ((UIColor, Bool) -> Void)?
  var supportsAlpha = true { didSet { show() } }
  var color = UIColor.white { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.accessibilityTraits.insert(.header)
    caption.text = SystemWord.opacity.text
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    percent.font = .preferredFont(forTextStyle: .body)
    percent.textAlignment = .natural
    percent.adjustsFontSizeToFitWidth = true
    for label in [caption, percent] { label.adjustsFontForContentSizeCategory = true }
    closing.tintColor = .systemGray
    opacity.accessibilityLabel = SystemWord.opacity.text
    grid.accessibilityLabel = SystemWord.colors.text
    addSubview(scroller)
    for view in [title, closing] as [UIView] { addSubview(view) }
    for view in [grid, caption, opacity, percent] as [UIView] { scroller.addSubview(view) }
    grid.addAction(UIAction { [weak self] _ in self?.takeColor(goesOn: true) }, for: .valueChanged)
    opacity.addAction(UIAction { [weak self] _ in self?.takeOpacity(goesOn: true) }, for: .valueChanged)
    let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
    grid.addAction(UIAction { [weak self] _ in self?.takeColor(goesOn: false) }, for: ends)
    opacity.addAction(UIAction { [weak self] _ in self?.takeOpacity(goesOn: false) }, for: ends)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func takeColor(goesOn: Bool) {
    guard let cell = grid.cell else { return }
    choose(ColorGrid.color(cell).withAlphaComponent(supportsAlpha ? color.cgColor.alpha : 1), goesOn)
  }

  private func takeOpacity(goesOn: Bool) { choose(color.withAlphaComponent(CGFloat(opacity.value)), goesOn) }

  private func choose(_ color: UIColor, _ goesOn: Bool) {
    self.color = color
    onChoice?(color, goesOn)
  }

  private func show() {
    grid.cell = ColorGrid.cell(of: color)
    grid.accessibilityValue = ColorGrid.name(of: color)
    let alpha = Float(color.cgColor.alpha)
    if opacity.value != alpha { opacity.value = alpha }
    percent.text = Double(alpha).formatted(.percent.precision(.fractionLength(0)))
    for view in [caption, opacity, percent] as [UIView] { view.isHidden = !supportsAlpha }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = bounds.inset(by: safeAreaInsets)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isRightToLeft
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    let close = closing.intrinsicContentSize
    let middle = safe.minY + Self.titleHeight / 2
    place(
      closing,
      CGRect(
        x: safe.maxX - Self.margin - close.width, y: middle - close.height / 2, width: close.width, height: close.height
      ))
    let text = title.sizeThatFits(safe.size)
    place(
      title, CGRect(x: safe.minX + Self.margin, y: middle - text.height / 2, width: text.width, height: text.height))
    scroller.frame = CGRect(
      x: 0, y: safe.minY + Self.titleHeight, width: bounds.width, height: max(0, safe.height - Self.titleHeight))
    let left = safe.minX + Self.margin
    let width = max(0, safe.width - 2 * Self.margin)
    var y: CGFloat = 0
    place(grid, CGRect(x: left, y: y, width: width, height: Self.cellHeight * CGFloat(ColorGrid.rows)))
    y = grid.frame.maxY + Self.spacing
    if supportsAlpha {
      let height = caption.sizeThatFits(safe.size).height
      place(caption, CGRect(x: left, y: y, width: width, height: height))
      y += height + Self.spacing / 4
      let sliding = max(opacity.intrinsicContentSize.height, percent.sizeThatFits(safe.size).height)
      place(
        opacity, CGRect(x: left, y: y, width: max(0, width - Self.percentWidth - Self.spacing / 2), height: sliding))
      place(
        percent, CGRect(x: left + width - Self.percentWidth, y: y, width: Self.percentWidth, height: sliding))
      y += sliding + Self.spacing
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
  }
}
