/// The view of a menu: its groups one below the other on a blurred background. It scrolls if not all fit.
@MainActor
final class MenuListView: UIView {
  /// The element that a menu within another one belongs to; nil for the outermost.
  let parent: UIMenu?
  private(set) var menu: UIMenu
  private(set) var items: [MenuItemView] = []
  private(set) var header: MenuItemView?
  var onActivate: ((MenuItemView) -> Void)?
  /// Whether the last element comes first.
  var isReversed = false {
    didSet { if isReversed != oldValue { show(menu) } }
  }
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroller = UIScrollView()
  private var stack: [Row] = []

  /// One of the rows below one another: its views, which share its width, and their height for a width.
  private struct Row {
    let views: [UIView]
    /// The lines between views beside one another.
    var lines: [UIView] = []
    let height: (UIView, CGFloat) -> CGFloat

    @MainActor func height(for width: CGFloat) -> CGFloat {
      views.reduce(0) { max($0, height($1, width / CGFloat(views.count))) }
    }
  }

  init(_ menu: UIMenu, isSubmenu: Bool) {
    self.menu = menu
    parent = isSubmenu ? menu : nil
    super.init(frame: .zero)
    ground.layer.cornerRadius = MenuMetrics.cornerRadius
    ground.clipsToBounds = true
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ground)
    scroller.alwaysBounceVertical = false
    scroller.contentInsetAdjustmentBehavior = .never
    ground.contentView.addSubview(scroller)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = MenuMetrics.shadowRadius
    layer.shadowOpacity = MenuMetrics.shadowOpacity
    accessibilityContainerType = .list
    fill()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ menu: UIMenu) {
    self.menu = menu
    fill()
    setNeedsLayout()
  }

  // MARK: Content

  private func fill() {
    for row in stack { for view in row.views + row.lines { view.removeFromSuperview() } }
    stack = []
    items = []
    header = nil
    let content = isReversed ? MenuContent(menu).reversed : MenuContent(menu)
    let rows = content.groups.filter { $0.arrangement == .rows }.flatMap(\.items)
    let hasMarks = parent != nil || rows.contains { $0.state != .off || $0.isSubmenu }
    if parent != nil {
      addParent()
    } else if !content.title.isEmpty {
      addTitle(content.title)
      addLine()
    }
    for (index, group) in content.groups.enumerated() {
      if index > 0 { addGap() }
      if !group.title.isEmpty {
        addTitle(group.title)
        addLine()
      }
      switch group.arrangement {
      case .tiles(let size): addTiles(group.items, size)
      case .palette: addPalette(group.items)
      case .rows:
        for (row, item) in group.items.enumerated() {
          if row > 0 { addLine() }
          add(MenuItemView(item, hasMarks: hasMarks))
        }
      }
    }
  }

  private func add(_ item: MenuItemView) {
    track(item)
    append(item, height: Self.fittingHeight)
  }

  private func track(_ item: MenuItemView) {
    item.onActivate = { [weak self, weak item] in if let item { self?.onActivate?(item) } }
    items.append(item)
  }

  /// Adds images in one row that scrolls.
  private func addPalette(_ elements: [MenuContent.Item]) {
    let palette = MenuPaletteView(elements)
    for tile in palette.tiles { track(tile) }
    append(palette, height: Self.fittingHeight)
  }

  /// Adds elements beside one another, in as many rows as they need.
  private func addTiles(_ elements: [MenuContent.Item], _ size: UIMenu.ElementSize) {
    let columns = MenuTileView.columns(of: size)
    for start in stride(from: 0, to: elements.count, by: columns) {
      if start > 0 { addLine() }
      let tiles = elements[start..<min(start + columns, elements.count)].map { MenuTileView($0, size: size) }
      for tile in tiles { track(tile) }
      let lines = tiles.dropFirst().map { _ in makeLine() }
      for view in tiles + lines { scroller.addSubview(view) }
      stack.append(Row(views: tiles, lines: lines, height: Self.fittingHeight))
    }
  }

  /// Adds the element that opened this submenu; a tap on it goes back.
  private func addParent() {
    let view = MenuItemView(.submenu(menu), hasMarks: true, leadsBack: true)
    view.accessibilityTraits.insert(.header)
    view.onActivate = { [weak self, weak view] in if let view { self?.onActivate?(view) } }
    header = view
    append(view, height: Self.fittingHeight)
    addGap()
  }

  private func addTitle(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let view = PaddedView(label, side: MenuMetrics.sideMargin, above: MenuMetrics.headerPadding)
    append(view, height: Self.fittingHeight)
  }

  private func addLine() { append(makeLine()) { line, _ in Self.pixel(line) } }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }

  /// The thickness of a line.
  private static func pixel(_ view: UIView) -> CGFloat { 1 / max(view.traitCollection.displayScale, 1) }

  private func addGap() {
    let gap = UIView()
    gap.backgroundColor = .quaternarySystemFill
    append(gap) { _, _ in MenuMetrics.groupGap }
  }

  private static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// - Parameter height: of the view, for a width.
  private func append(_ view: UIView, height: @escaping (UIView, CGFloat) -> CGFloat) {
    stack.append(Row(views: [view], height: height))
    scroller.addSubview(view)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stack.reduce(0) { $0 + $1.height(for: size.width) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = ground.bounds
    var y: CGFloat = 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for row in stack {
      let height = row.height(for: bounds.width)
      let width = bounds.width / CGFloat(row.views.count)
      for (index, view) in row.views.enumerated() {
        let place = isRightToLeft ? row.views.count - 1 - index : index
        view.frame = CGRect(x: CGFloat(place) * width, y: y, width: width, height: height)
      }
      let pixel = Self.pixel(self)
      for (index, line) in row.lines.enumerated() {
        let x = ((CGFloat(index + 1) * width) / pixel).rounded() * pixel
        line.frame = CGRect(x: x, y: y, width: pixel, height: height)
      }
      y += height
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
    scroller.isScrollEnabled = y > bounds.height + 0.5
  }

  /// Scrolls to an element.
  func reveal(_ item: MenuItemView) {
    (item.superview as? MenuPaletteView)?.reveal(item)
    scroller.scrollRectToVisible(place(of: item), animated: false)
  }

  /// An element's rectangle in the scrolled content; for an element of a palette, where the palette has scrolled it to.
  func place(of item: MenuItemView) -> CGRect { item.convert(item.bounds, to: scroller) }

  /// The element at a position of the window.
  func item(at place: CGPoint) -> MenuItemView? {
    guard bounds.contains(convert(place, from: nil)) else { return nil }
    return ((header.map { [$0] } ?? []) + items).first { $0.bounds.contains($0.convert(place, from: nil)) }
  }
}

/// A view with space around it.
@MainActor
private final class PaddedView: UIView {
  private let content: UIView
  private let side: CGFloat
  private let above: CGFloat

  init(_ content: UIView, side: CGFloat, above: CGFloat) {
    self.content = content
    self.side = side
    self.above = above
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * side, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: (content.sizeThatFits(room).height + 2 * above).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.insetBy(dx: side, dy: above)
  }
}
