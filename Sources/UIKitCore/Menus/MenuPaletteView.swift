/// Images beside one another that share the width of a menu, or scroll if they are too many.
@MainActor
final class MenuPaletteView: UIScrollView {
  let tiles: [MenuTileView]

  init(_ items: [MenuContent.Item]) {
    tiles = items.map { MenuTileView($0, size: .small) }
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = false
    contentInsetAdjustmentBehavior = .never
    for tile in tiles {
      tile.layer.cornerRadius = MenuMetrics.paletteRadius
      addSubview(tile)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Scrolls to an element.
  func reveal(_ item: MenuItemView) { scrollRectToVisible(item.frame, animated: false) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: tiles.reduce(0) { max($0, $1.sizeThatFits(size).height) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let least = tiles.first?.scaled(MenuMetrics.paletteWidth) ?? 0
    let width = max(bounds.width / CGFloat(max(tiles.count, 1)), least)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isNew = contentSize.width != width * CGFloat(tiles.count)
    contentSize = CGSize(width: width * CGFloat(tiles.count), height: bounds.height)
    isScrollEnabled = contentSize.width > bounds.width + 0.5
    // The first image is at the trailing end of the content where text runs to the left.
    if isNew, isRightToLeft { contentOffset.x = max(contentSize.width - bounds.width, 0) }
    for (index, tile) in tiles.enumerated() {
      let place = isRightToLeft ? tiles.count - 1 - index : index
      tile.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
