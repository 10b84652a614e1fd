/// One of several elements of a menu that are beside one another: its image, with its title beneath where there is room for
/// that.
@MainActor
final class MenuTileView: MenuItemView {
  private let size: UIMenu.ElementSize

  init(_ item: MenuContent.Item, size: UIMenu.ElementSize) {
    self.size = size
    super.init(item, hasMarks: false)
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textAlignment = .center
    title.numberOfLines = 1
    title.lineBreakMode = .byTruncatingTail
    title.isHidden = size == .small && item.element.image != nil
    subtitle.isHidden = true
    mark.isHidden = true
    showBackground()
  }

  required init?(coder: NSCoder) { nil }

  /// How many elements of a size are beside one another.
  static func columns(of size: UIMenu.ElementSize) -> Int {
    size == .small ? MenuMetrics.smallColumns : MenuMetrics.mediumColumns
  }

  override var isHighlighted: Bool {
    didSet { showBackground() }
  }

  /// [?] An element that is on has a background, since there is no room for a check mark.
  private func showBackground() {
    backgroundColor = isHighlighted ? .systemFill : item.state == .off ? nil : .tertiarySystemFill
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = self.size == .small ? MenuMetrics.smallRowHeight : MenuMetrics.mediumRowHeight
    return CGSize(width: size.width, height: max(height, scaled(height).rounded()))
  }

  override func layoutSubviews() {
    let width = max(bounds.width - 2 * MenuMetrics.tileMargin, 1)
    let slot = scaled(MenuMetrics.imageSlot)
    let titleHeight = title.isHidden ? 0 : title.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let hasPicture = image.image != nil || spinner != nil
    let gap = titleHeight > 0 && hasPicture ? MenuMetrics.tileGap : 0
    let top = ((bounds.height - (hasPicture ? slot : 0) - gap - titleHeight) / 2).rounded()
    let picture = CGRect(x: ((bounds.width - slot) / 2).rounded(), y: top, width: slot, height: slot)
    image.frame = picture
    spinner?.frame = picture
    title.frame = CGRect(
      x: MenuMetrics.tileMargin, y: top + (hasPicture ? slot + gap : 0), width: width, height: titleHeight)
  }
}
