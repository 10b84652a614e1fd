extension LayerCompositor {
  /// Finds the item of the frame before for every item of this frame.
  func matchItems() {
    for index in oldItems.indices {
      let item = oldItems[index]
      let node = item.node
      if node.matchSerial != serial {
        node.matchSerial = serial
        node.mainIndex = -1
        node.borderIndex = -1
        node.backdropIndex = -1
      }
      switch item.kind {
      case .border: node.borderIndex = index
      case .backdrop: node.backdropIndex = index
      default: node.mainIndex = index
      }
    }
    matches.removeAll(keepingCapacity: true)
    wasKept.removeAll(keepingCapacity: true)
    for _ in oldItems.indices { wasKept.append(false) }
    // An item that has passed another is treated as new, so that the kept ones have the same order in both frames.
    var last = -1
    for index in items.indices {
      let item = items[index]
      let node = item.node
      node.listSerial = serial
      var match = -1
      if node.matchSerial == serial {
        let old =
          switch item.kind {
          case .border: node.borderIndex
          case .backdrop: node.backdropIndex
          default: node.mainIndex
          }
        if old > last {
          match = old
          last = old
          wasKept[old] = true
        }
      }
      matches.append(match)
    }
  }

  /// Adds the differences between the two frames to the damage.
  func addDamage() {
    // Removed items first, because a backdrop depends on them.
    for index in oldItems.indices where !wasKept[index] { damage.add(oldItems[index].visible) }
    for index in items.indices {
      let item = items[index]
      let match = matches[index]
      if item.kind == .backdrop { addDamage(ofBackdrop: item, match < 0 ? nil : oldItems[match]) }
      guard match >= 0 else {
        damage.add(seen(item.visible, of: index))
        continue
      }
      let old = oldItems[match]
      if item.looksLike(old), item.isShifted(from: old, by: 0, 0) {
        // The item paints equal pixels under another clip: only the area that one of both clips excludes is damaged.
        if item.visible != old.visible {
          damage.add(item.visible, outside: old.visible)
          damage.add(old.visible, outside: item.visible)
        }
      } else {
        damage.add(seen(old.visible, of: index))
        damage.add(seen(item.visible, of: index))
      }
    }
  }

  /// Adds the differences from the frame before, after the pixels of `move.area` have been shifted.
  ///
  /// A shifted pixel is right if the items that cover it now covered its source before. That is so for items that moved
  /// along, and for single-colour fills that covered both positions. The shift copied any other item to a wrong
  /// position, and overwrote it at its own.
  ///
  /// - Returns: whether an item moved along: without one, a shift saves no painting.
  func addDamage(moving move: ScrollMove) -> Bool {
    var isFollowed = false
    let (area, dx, dy) = (move.area, move.dx, move.dy)
    let kept = area.intersection(area.offset(dx, dy))
    damage.add(area, outside: kept)
    for index in oldItems.indices where !wasKept[index] { addGhost(oldItems[index].visible, move) }
    for index in items.indices {
      let item = items[index]
      let match = matches[index]
      if item.kind == .backdrop { addDamage(ofBackdrop: item, match < 0 ? nil : oldItems[match], move: move) }
      guard match >= 0 else {
        damage.add(seen(item.visible, of: index))
        continue
      }
      let old = oldItems[match]
      guard item.looksLike(old) else {
        addGhost(old.visible, move, of: index)
        damage.add(seen(item.visible, of: index))
        continue
      }
      if item.isShifted(from: old, by: dx, dy),
        item.visible.intersection(kept) == old.visible.offset(dx, dy).intersection(kept)
      {
        damage.add(old.visible, outside: area)
        damage.add(item.visible, outside: area)
        isFollowed = true
      } else if item.isShifted(from: old, by: 0, 0), item.visible == old.visible {
        let here = item.visible.intersection(area)
        let there = item.visible.offset(dx, dy).intersection(area)
        if item.kind == .fill {
          damage.add(here, outside: item.visible.offset(dx, dy))
          damage.add(there, outside: item.visible)
        } else {
          damage.add(seen(here, of: index))
          damage.add(seen(there, of: index))
        }
      } else {
        addGhost(old.visible, move, of: index)
        damage.add(seen(item.visible, of: index))
      }
    }
    return isFollowed
  }

  /// Adds the areas where an item of the previous frame left wrong pixels: its old position outside the moved area, and
  /// its shifted position inside it.
  private func addGhost(_ visible: PixelRect, _ move: ScrollMove) {
    damage.add(visible, outside: move.area)
    damage.add(visible.offset(move.dx, move.dy).intersection(move.area))
  }

  /// Adds the areas where an item that still exists left wrong pixels.
  private func addGhost(_ visible: PixelRect, _ move: ScrollMove, of index: Int) {
    damage.add(visible, outside: move.area)
    damage.add(seen(visible.offset(move.dx, move.dy).intersection(move.area), of: index))
  }

  /// The part of a rectangle in which a change of an item is visible: without strips along the upper and lower edges
  /// that opaque items in front cover. Those items report their own changes.
  ///
  /// Only items up to the next backdrop are considered, because a backdrop shows the pixels behind it even where they
  /// are covered.
  private func seen(_ rect: PixelRect, of index: Int) -> PixelRect {
    var rest = rect
    var isCut = true
    while isCut, !rest.isEmpty {
      isCut = false
      var number = index + 1
      while number < items.count, items[number].kind != .backdrop {
        let cover = items[number].visible
        if items[number].isOpaque, cover.x <= rest.x, cover.maxX >= rest.maxX {
          let top = cover.y <= rest.y ? max(rest.y, cover.maxY) : rest.y
          let bottom = cover.maxY >= rest.maxY ? min(rest.maxY, cover.y) : rest.maxY
          if top >= bottom { return .empty }
          if top != rest.y || bottom != rest.maxY { isCut = true }
          rest = PixelRect(left: rest.x, top: top, right: rest.maxX, bottom: bottom)
        }
        number += 1
      }
    }
    return rest
  }
}
