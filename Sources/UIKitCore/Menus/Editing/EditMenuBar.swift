import ListCore

/// An edit menu as fingers get it: its elements side by side, in pages where there is not room for all.
@MainActor
final class EditMenuBar: UIView {
  var onChoose: ((MenuContent.Item, EditMenuBar) -> Void)?
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var buttons: [EditMenuButton] = []
  private var lines: [UIView] = []
  private var pages: [Range<Int>] = []
  private(set) var page = 0
  private lazy var back = EditMenuButton(symbol: "chevron.backward", label: SystemWord.previous.text) { [weak self] in
    self?.turn(by: -1)
  }
  private lazy var forward = EditMenuButton(symbol: "chevron.forward", label: SystemWord.next.text) { [weak self] in
    self?.turn(by: 1)
  }

  init(_ menu: UIMenu) {
    super.init(frame: .zero)
    ground.layer.cornerRadius = MenuMetrics.cornerRadius
    ground.clipsToBounds = true
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ground)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = MenuMetrics.shadowRadius
    layer.shadowOpacity = MenuMetrics.shadowOpacity
    accessibilityContainerType = .list
    for arrow in [back, forward] { ground.contentView.addSubview(arrow) }
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ menu: UIMenu) {
    for button in buttons { button.removeFromSuperview() }
    let items = MenuContent(menu).groups.flatMap(\.items)
    buttons = items.map { item in
      EditMenuButton(item) { [weak self] in
        if let self { onChoose?(item, self) }
      }
    }
    // All buttons are subviews from the beginning, since they are measured in the bar's text size.
    for button in buttons { ground.contentView.addSubview(button) }
    page = 0
    setNeedsLayout()
  }

  /// The visible elements.
  var shownTitles: [String] { shown.map(\.spokenTitle) }
  private var shown: ArraySlice<EditMenuButton> { pages.indices.contains(page) ? buttons[pages[page]] : [] }

  private func turn(by step: Int) {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    page = min(max(0, page + step), pages.count - 1)
    let width = width(of: page)
    let room = room
    frame = CGRect(
      x: MenuPlacement.shifted(middle.x - width / 2, width, into: room.minX...max(room.minX, room.maxX)), y: frame.minY,
      width: width, height: frame.height)
    setNeedsLayout()
  }

  // MARK: Places

  /// [?] Titles in larger text would not fit into the bar.
  private static let largestText = UIContentSizeCategory.accessibilityMedium

  /// Adds the bar to a window. It uses the window's text size up to a limit.
  func add(to window: UIWindow) {
    if window.traitCollection.preferredContentSizeCategory > Self.largestText {
      traitOverrides.preferredContentSizeCategory = Self.largestText
    }
    window.addSubview(self)
  }

  private var room: CGRect {
    guard let superview else { return .zero }
    let margin = EditMenuMetrics.screenMargin
    return superview.bounds.inset(by: superview.safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  private var height: CGFloat {
    let scaled = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: EditMenuMetrics.height, compatibleWith: traitCollection)
    return max(EditMenuMetrics.height, scaled.rounded())
  }

  /// Places the bar beside the target's rectangle: above it, or below if there is no room.
  func place(beside target: CGRect, _ direction: UIEditMenuArrowDirection) {
    let room = room
    pages =
      EditMenuPages(
        widths: buttons.map { Double($0.fittingWidth) }, arrow: EditMenuMetrics.arrowWidth, room: max(room.width, 1)
      ).pages
    page = min(page, max(0, pages.count - 1))
    let (width, height, gap) = (width(of: page), height, EditMenuMetrics.gap)
    var origin = CGPoint(x: target.midX - width / 2, y: target.midY - height / 2)
    switch direction {
    case .left: origin.x = target.maxX + gap
    case .right: origin.x = target.minX - gap - width
    case .up: origin.y = target.maxY + gap
    case .down: origin.y = target.minY - gap - height
    case .automatic:
      let above = target.minY - gap - height
      origin.y = above >= room.minY ? above : target.maxY + gap
    }
    frame = CGRect(
      x: MenuPlacement.shifted(origin.x, width, into: room.minX...max(room.minX, room.maxX)).rounded(),
      y: MenuPlacement.shifted(origin.y, height, into: room.minY...max(room.minY, room.maxY)).rounded(),
      width: width, height: height)
    setNeedsLayout()
  }

  private func width(of page: Int) -> CGFloat {
    guard pages.indices.contains(page) else { return 0 }
    let arrows = (page > 0 ? 1 : 0) + (page < pages.count - 1 ? 1 : 0)
    return buttons[pages[page]].reduce(CGFloat(arrows) * EditMenuMetrics.arrowWidth) { $0 + $1.fittingWidth }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    for button in buttons + [back, forward] { button.isHidden = true }
    for line in lines { line.removeFromSuperview() }
    lines = []
    var row: [(EditMenuButton, CGFloat)] = shown.map { ($0, min($0.fittingWidth, bounds.width)) }
    if page > 0 { row.insert((back, EditMenuMetrics.arrowWidth), at: 0) }
    if page < pages.count - 1 { row.append((forward, EditMenuMetrics.arrowWidth)) }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { row.reverse() }
    var x: CGFloat = 0
    for (index, (button, width)) in row.enumerated() {
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.isHidden = false
      if index > 0 { addLine(at: x) }
      x += width
    }
  }

  private func addLine(at x: CGFloat) {
    let thickness = 1 / max(1, traitCollection.displayScale)
    let line = UIView(frame: CGRect(x: x, y: 0, width: thickness, height: bounds.height))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    ground.contentView.addSubview(line)
    lines.append(line)
  }
}

/// One element of an edit menu, or an arrow to further ones.
@MainActor
final class EditMenuButton: UIControl {
  private let title = UILabel()
  private let picture = UIImageView()
  private let onTap: () -> Void

  /// Shows an image only for an element without a title [C].
  init(_ item: MenuContent.Item, onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    title.text = item.title
    let isSymbol = item.title.isEmpty
    if isSymbol { picture.image = item.element.image?.withRenderingMode(.alwaysTemplate) }
    set(isEnabled: item.isEnabled, isDestructive: item.isDestructive)
    accessibilityLabel = isSymbol ? item.element.image?.spokenName : item.title
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
  }

  init(symbol: String, label: String, onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    picture.image = UIImage(systemName: symbol)
    set(isEnabled: true, isDestructive: false)
    accessibilityLabel = label
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  private func set(isEnabled: Bool, isDestructive: Bool) {
    self.isEnabled = isEnabled
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.adjustsFontForContentSizeCategory = true
    title.textColor = color
    title.textAlignment = .center
    picture.tintColor = color
    picture.contentMode = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    addSubview(title)
    addSubview(picture)
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
  }

  var spokenTitle: String { title.text ?? accessibilityLabel ?? "" }

  var fittingWidth: CGFloat {
    let content = picture.image == nil ? title.intrinsicContentSize.width : EditMenuMetrics.imageSize
    return (content + 2 * EditMenuMetrics.padding).rounded(.up)
  }

  override func accessibilityActivate() -> Bool {
    if isEnabled { onTap() }
    return isEnabled
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
    picture.frame = bounds
  }
}
