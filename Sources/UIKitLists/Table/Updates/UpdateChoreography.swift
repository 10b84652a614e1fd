import ListCore

/// Adds the animations of one update to its group.
@MainActor
final class UpdateChoreography {
  private let scene: UpdateScene
  private let group: ViewAnimationGroup
  private unowned let host: any TableUpdateAnimatorHost
  private let shift: CGPoint
  /// The start and end of every item's movement.
  let plan: UpdatePlan
  private let coming: [TableItem: UpdatePlan.Motion]
  private let going: [TableItem: UpdatePlan.Motion]
  /// The views that show through a mask while they come or go.
  private(set) var masked: [UIView] = []

  init(scene: UpdateScene, group: ViewAnimationGroup, host: any TableUpdateAnimatorHost) {
    self.scene = scene
    self.group = group
    self.host = host
    shift = CGPoint(x: 0, y: host.contentOffset.y - scene.offset.y)
    plan = UpdatePlan(
      before: scene.geometry, after: host.rowGeometry, map: scene.map, shift: Double(shift.y))
    coming = Dictionary(
      uniqueKeysWithValues: plan.motions(ofNew: host.shownWindow).compactMap { motion in
        motion.new.map { ($0, motion) }
      })
    var going: [TableItem: UpdatePlan.Motion] = [:]
    for motion in plan.motions(ofOld: scene.window) {
      if let old = motion.old { going[old] = motion }
    }
    self.going = going
  }

  // MARK: What is in the table

  func moveLiveViews() {
    for row in host.cells.live {
      let item = TableItem.row(row.path)
      if let old = scene.frame(of: row.cell) {
        if let was = coming[item]?.old, scene.map.isMoved(old: was) { host.place(row.cell, behindRows: false) }
        slide(row.cell, from: old.offsetBy(dx: 0, dy: shift.y))
      } else {
        bring(row.cell, item)
      }
    }
    for entry in host.sectionViews.live {
      if let old = scene.frame(of: entry.view) {
        slide(entry.view, from: old.offsetBy(dx: 0, dy: shift.y))
      } else {
        bring(entry.view, entry.item)
      }
    }
  }

  func moveOthers(_ views: [UIView]) {
    for view in views {
      if let old = scene.frame(of: view) { slide(view, from: old.offsetBy(dx: 0, dy: shift.y)) }
    }
  }

  /// Animates a view that already has its final frame, from its old one.
  private func slide(_ view: UIView, from start: CGRect) {
    let layer = view.layer
    let end = view.frame
    if start.midX != end.midX || start.midY != end.midY {
      group.animate(
        layer, .position,
        from: CGPoint(x: layer.position.x + start.midX - end.midX, y: layer.position.y + start.midY - end.midY))
    }
    guard start.size != end.size else { return }
    group.animate(layer, .bounds, from: CGRect(origin: layer.bounds.origin, size: start.size))
    // The view's content moves with its edges.
    view.layoutIfNeeded()
  }

  /// Animates a view in that was not on screen.
  private func bring(_ view: UIView, _ item: TableItem) {
    guard let motion = coming[item] else { return }
    let frame = view.frame
    var start = frame.offsetBy(dx: 0, dy: motion.start.start - motion.end.start)
    guard let transition = motion.transition else { return slide(view, from: start) }
    // The old view of a reloaded row fades away before the new one.
    if case .reloaded = scene.map.origin(of: item), motion.pose.alpha < 1 || transition.isImmediate {
      return slide(view, from: start)
    }
    start = start.offsetBy(dx: frame.width * sideways(motion.pose), dy: motion.pose.shift)
    if motion.pose.isCollapsed {
      start = start.offsetBy(dx: 0, dy: -frame.height / 2)
      open(view)
    }
    slide(view, from: start)
    if motion.pose.alpha < 1 { group.animate(view.layer, .opacity, from: CGFloat(motion.pose.alpha) * view.alpha) }
  }

  /// [?] Right and left are the sides of the screen, in any layout direction.
  private func sideways(_ pose: RowTransition.Pose) -> CGFloat { CGFloat(pose.sideways) }

  /// Shows the middle of a view first.
  private func open(_ view: UIView) {
    let mask = mask(view)
    group.animate(mask, .bounds, from: CGRect(x: 0, y: 0, width: mask.bounds.width, height: 0))
  }

  private func mask(_ view: UIView) -> CALayer {
    let mask = CALayer()
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    mask.frame = view.layer.bounds
    view.layer.mask = mask
    masked.append(view)
    return mask
  }

  // MARK: What goes

  func removeViews(_ views: ContiguousArray<DepartingView>) {
    for departure in views {
      let view = departure.view
      guard let old = scene.frame(of: view)?.offsetBy(dx: 0, dy: shift.y) else { continue }
      switch departure.kind {
      case .row(let path, _):
        // A row that is off screen now has its final frame already.
        if departure.item != nil { slide(view, from: old) } else { remove(departure, .row(path), from: old) }
      case .sectionView(let item, _):
        if scene.goneViews.contains(where: { $0.view === view }) {
          remove(departure, item, from: old)
        } else {
          slide(view, from: old)
        }
      }
    }
  }

  /// Moves the departing views of earlier updates along.
  func carry(_ views: ContiguousArray<DepartingView>) {
    for departure in views {
      guard let item = departure.item, case .was(let before) = scene.map.origin(of: item),
        let old = scene.frame(of: departure.view)
      else { continue }
      let way = host.rowGeometry.extent(of: item).start - scene.geometry.extent(of: before).start
      UIView.performWithoutAnimation { departure.view.frame = old.offsetBy(dx: 0, dy: way) }
      slide(departure.view, from: old.offsetBy(dx: 0, dy: shift.y))
    }
  }

  private func remove(_ departure: DepartingView, _ item: TableItem, from old: CGRect) {
    let view = departure.view
    guard let motion = going[item], let transition = motion.transition, !transition.isImmediate else { return }
    var end = old.offsetBy(dx: old.width * sideways(motion.pose), dy: motion.end.start - motion.start.start)
    end = end.offsetBy(dx: 0, dy: motion.pose.shift)
    if motion.pose.isCollapsed { end = end.offsetBy(dx: 0, dy: -old.height / 2) }
    var isReload = false
    if case .reloads = scene.map.fate(of: item) { isReload = true }
    if !isReload { host.place(view, behindRows: true) }
    UIView.performWithoutAnimation {
      view.center = CGPoint(x: end.midX, y: end.midY)
      view.alpha *= CGFloat(motion.pose.alpha)
    }
    if motion.pose.isCollapsed { close(view) }
    slide(view, from: old)
    if motion.pose.alpha < 1 { group.animate(view.layer, .opacity, from: departure.alpha) }
  }

  /// Shows the middle of a view last.
  private func close(_ view: UIView) {
    let mask = mask(view)
    let bounds = mask.bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    mask.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    CATransaction.commit()
    group.animate(mask, .bounds, from: bounds)
  }
}
