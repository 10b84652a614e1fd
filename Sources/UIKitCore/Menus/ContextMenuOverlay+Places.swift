import ListCore

/// The positions of menus and the preview.
extension ContextMenuOverlay {
  private var room: CGRect {
    let safe = bounds.inset(by: safeAreaInsets)
    return safe.insetBy(dx: MenuMetrics.screenMargin, dy: MenuMetrics.screenMargin)
  }

  private func size(of list: MenuListView) -> CGSize {
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: MenuMetrics.width, compatibleWith: traitCollection)
    let width = min(max(scaled, MenuMetrics.width), room.width - MenuMetrics.screenMargin)
    return list.sizeThatFits(CGSize(width: width.rounded(), height: 0))
  }

  func placeAll() {
    guard let preview else { return placeCompact() }
    let size = preview.fittingSize(in: CGSize(width: room.width, height: room.height * 2 / 3))
    var frame = CGRect(
      x: preview.source.midX - size.width / 2, y: preview.source.midY - size.height / 2, width: size.width,
      height: size.height)
    frame.origin.x = MenuPlacement.shifted(frame.minX, frame.width, into: bounds.minX...bounds.maxX)
    guard let list = lists.first else { return preview.place(frame.offsetBy(dx: 0, dy: shift(frame))) }
    let menuSize = self.size(of: list)
    let placement = MenuPlacement(
      preview: (frame.minY, frame.height), menu: menuSize.height, room: room.minY...room.maxY, gap: MenuMetrics.gap)
    order(list, isAbove: placement.menu < placement.preview)
    preview.place(CGRect(x: frame.minX, y: placement.preview, width: frame.width, height: frame.height))
    // Below the leading edge of the pressed view.
    let x = isMirrored ? frame.maxX - menuSize.width : frame.minX
    let side = max(MenuMetrics.sideMargin, room.minX)
    setFrame(
      of: list,
      CGRect(
        x: MenuPlacement.shifted(x, menuSize.width, into: side...(bounds.maxX - side)), y: placement.menu,
        width: menuSize.width, height: placement.length))
  }

  private func shift(_ frame: CGRect) -> CGFloat {
    MenuPlacement.shifted(frame.minY, frame.height, into: room.minY...room.maxY) - frame.minY
  }

  private func placeCompact() {
    guard let list = lists.first else { return }
    let size = size(of: list)
    switch anchor {
    case .point(let place):
      // [?] The menu opens upwards where it fits above, but not below. A long menu covers the point.
      let placement = MenuPlacement(beside: (place.y, 0), menu: size.height, room: room.minY...room.maxY, gap: 0)
      let isAbove = placement.menu < place.y && placement.length == size.height
      order(list, isAbove: isAbove)
      let height = min(size.height, room.height)
      let x = isMirrored ? place.x - size.width : place.x
      setFrame(
        of: list,
        CGRect(
          x: MenuPlacement.shifted(x, size.width, into: room.minX...room.maxX),
          y: MenuPlacement.shifted(isAbove ? placement.menu : place.y, height, into: room.minY...room.maxY),
          width: size.width, height: height))
    case .control(let control, let share):
      let placement = MenuPlacement(
        beside: (control.minY, control.height), menu: size.height, room: room.minY...room.maxY,
        gap: MenuMetrics.controlGap)
      let x = MenuPlacement.aligned(size.width, to: (control.minX, control.width), share: share)
      order(list, isAbove: placement.menu < control.minY)
      setFrame(
        of: list,
        CGRect(
          x: MenuPlacement.shifted(x, size.width, into: room.minX...room.maxX), y: placement.menu, width: size.width,
          height: placement.length))
    }
  }

  private func order(_ list: MenuListView, isAbove: Bool) { list.isReversed = isAbove && keepsFirstClosest }

  /// Places a submenu so that it begins at its element in the outer menu.
  func place(_ list: MenuListView, over item: MenuItemView) {
    let size = size(of: list)
    let origin = item.convert(item.bounds, to: self)
    let height = min(size.height, room.height)
    setFrame(
      of: list,
      CGRect(
        x: MenuPlacement.shifted(origin.minX, size.width, into: room.minX...room.maxX),
        y: MenuPlacement.shifted(origin.minY, height, into: room.minY...room.maxY), width: size.width,
        height: height))
  }

  private func setFrame(of list: MenuListView, _ frame: CGRect) {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    list.bounds.size = CGSize(width: frame.width, height: (frame.height / pixel).rounded(.up) * pixel)
    list.center = CGPoint(x: frame.midX, y: frame.minY + list.bounds.height / 2)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
