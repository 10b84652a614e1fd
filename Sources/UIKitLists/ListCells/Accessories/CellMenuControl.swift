@_spi(UIKitFloors) import UIKitCore

/// The title of a menu's chosen element and two chevrons: a tap anywhere in the cell opens the menu [D].
final class CellMenuControl: UIControl, CellAccessoryView {
  /// The size of a chevron, the gap between the two, their line width, and the gap to the title, in points [?].
  private static let chevron = CGSize(width: 9, height: 5)
  private static let chevronGap: CGFloat = 4
  private static let lineWidth: CGFloat = 1.6
  private static let titleGap: CGFloat = 6

  private let label = UILabel()
  private var menu: UIMenu?
  private var handler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  private var color = UIColor.secondaryLabel
  private weak var current: UIAction?

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  var reach: Reach { .around }

  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) {
    handler = look.menuHandler
    color = look.tint ?? .secondaryLabel
    label.textColor = color
    if menu !== look.menu {
      menu = look.menu
      choose(chosen)
    }
    setNeedsDisplay()
  }

  // MARK: Choice

  /// The selected action; [C] the first one if none is, as in a pop-up button.
  private var chosen: UIAction? {
    let actions = menu?.allActions ?? []
    return actions.first { $0.state == .on } ?? actions.first
  }

  private func choose(_ action: UIAction?) {
    current = action
    for other in menu?.allActions ?? [] { other.state = other === action ? .on : .off }
    guard label.text != action?.title else { return }
    label.text = action?.title
    accessibilityLabel = action?.title
    superview?.setNeedsLayout()
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override var keepsMenuOrder: Bool { true }

  override func menuWillPerform(_ action: UIAction) {
    guard let menu, action !== current else { return }
    choose(action)
    handler?(menu)
  }

  // MARK: Layout

  func size(in traits: UITraitCollection) -> CGSize {
    let metrics = CellSymbolMetrics(traits)
    let title = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    let signs = CGSize(
      width: metrics.scaled(Self.chevron.width),
      height: metrics.scaled(2 * Self.chevron.height + Self.chevronGap))
    let gap = title.width > 0 ? metrics.scaled(Self.titleGap) : 0
    let limit = (superview?.bounds.width ?? .greatestFiniteMagnitude) * CellAccessoryLabel.largestShare(traits)
    return CGSize(
      width: min(title.width.rounded(.up) + gap + signs.width, limit.rounded()), height: max(title.height, signs.height)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(in: traitCollection)
    let sign = CellSymbolMetrics(traitCollection).scaled(Self.chevron.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let title = max(size.width - sign - CellSymbolMetrics(traitCollection).scaled(Self.titleGap), 0)
    let start = signStart(size)
    label.frame = CGRect(
      x: isMirrored ? start + size.width - title : start, y: 0, width: title, height: bounds.height)
    setNeedsDisplay()
  }

  /// The x coordinate at which title and chevrons start; they are centred in the control.
  private func signStart(_ size: CGSize) -> CGFloat { ((bounds.width - size.width) / 2).rounded() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let metrics = CellSymbolMetrics(traitCollection)
    let size = size(in: traitCollection)
    let width = metrics.scaled(Self.chevron.width)
    let height = metrics.scaled(Self.chevron.height)
    let half = metrics.scaled(Self.chevronGap) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line = metrics.line(Self.lineWidth)
    let start = (isMirrored ? signStart(size) : signStart(size) + size.width - width) + line / 2
    for direction in [-1.0, 1.0] {
      let base = bounds.midY + direction * half
      context.move(to: CGPoint(x: start, y: base))
      context.addLine(to: CGPoint(x: start + (width - line) / 2, y: base + direction * (height - line)))
      context.addLine(to: CGPoint(x: start + width - line, y: base))
    }
    context.setStrokeColor(color.resolvedColor(with: traitCollection).cgColor)
    context.setLineWidth(line)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
  }
}
