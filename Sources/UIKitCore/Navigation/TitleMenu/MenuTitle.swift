/// A title with a menu that any touch opens. A chevron in a circle follows the text [C].
@MainActor
final class MenuTitle: UIControl {
  /// The distance between the text and the chevron, in points [?].
  private static let gap: CGFloat = 5
  /// [C] As large as text of 13 points.
  private static let symbol = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)

  private let title: UIView
  private let chevron = UIImageView(frame: .zero)
  private let makeMenu: () -> UIMenu?

  /// - Parameters:
  ///   - text: What the title says, for assistive tools.
  ///   - makeMenu: Makes the menu when it is about to open; nil for none.
  init(_ title: UIView, text: String?, makeMenu: @escaping () -> UIMenu?) {
    self.title = title
    self.makeMenu = makeMenu
    super.init(frame: .zero)
    title.isUserInteractionEnabled = false
    chevron.image = UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: Self.symbol.applying(
        UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])))
    addSubview(title)
    addSubview(chevron)
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = [.header, .button]
  }

  required init?(coder: NSCoder) { nil }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = makeMenu() else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      for view in [title, chevron] { view.alpha = isHighlighted ? BarButton.highlightedAlpha : 1 }
    }
  }

  /// As high as its row, so that fingers find it.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = title.sizeThatFits(size)
    return CGSize(
      width: text.width.rounded(.up) + Self.gap + chevron.intrinsicContentSize.width.rounded(.up),
      height: max(text.height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mark = chevron.intrinsicContentSize
    let width = max(0, bounds.width - Self.gap - mark.width.rounded(.up))
    let height = title.sizeThatFits(bounds.size).height
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    title.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height)
    chevron.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - mark.width, y: ((bounds.height - mark.height) / 2).rounded(),
      width: mark.width, height: mark.height)
  }
}
