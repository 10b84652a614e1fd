/// A cell's edit mode: the control before its content, the grip after it, and the animations that show and hide them.
@MainActor
final class CellEditing {
  /// The controls that a table view shows in a cell in edit mode.
  struct Controls: Equatable {
    /// The control before the content; nil for none.
    var leading: CellEditControl.Kind?
    /// Whether the content moves aside for the control.
    var indents = true
    var showsGrip = false
  }

  private unowned let host: UITableViewCell
  private(set) var isEditing = false
  /// Whether the cell is laid out for edit mode. In an animated change it differs from `isEditing` until the old layout
  /// is complete.
  private var isInPlace = false
  private(set) var controls = Controls()
  private var control: CellEditControl?
  private var grip: CellReorderGrip?
  private var hasOwnMargins = false
  /// Counts changes, so that the end of an old animation takes no new control away.
  private var generation = 0

  init(host: UITableViewCell) { self.host = host }

  /// The action of the control as the app sees it.
  var style: UITableViewCell.EditingStyle = .none
  /// Whether the content is indented in edit mode: the app's choice for the cell, else the table's.
  var shouldIndent = true { didSet { if shouldIndent != oldValue { applyIndentation() } } }
  var showsReorderControl = false { didSet { if showsReorderControl != oldValue { applyGrip() } } }
  /// Whether the button that deletes the row can be seen.
  private(set) var showsConfirmation = false
  /// Whether the row is swiped open, or on its way.
  var isSwiped = false { didSet { if isSwiped != oldValue { host.setNeedsUpdateConfiguration() } } }

  var stateMask: UITableViewCell.StateMask {
    var mask: UITableViewCell.StateMask = []
    if isEditing { mask.insert(.showingEditControl) }
    if showsConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  // MARK: Changes

  /// Sets the controls of edit mode. Takes effect at once.
  func setControls(_ new: Controls) {
    guard controls != new else { return }
    controls = new
    guard isEditing else { return }
    makeControls()
    applyMargins()
    host.setNeedsLayout()
  }

  private func applyIndentation() {
    var new = controls
    new.indents = shouldIndent
    setControls(new)
  }

  private func applyGrip() {
    var new = controls
    new.showsGrip = showsReorderControl
    setControls(new)
  }

  /// Starts or ends edit mode; controls slide in and out with the content.
  func setEditing(_ editing: Bool, _ animated: Bool) {
    guard isEditing != editing else { return }
    let animates = animated && host.window != nil
    var next = stateMask
    if editing { next.insert(.showingEditControl) } else { next.remove(.showingEditControl) }
    host.willTransition(to: next)
    isEditing = editing
    host.setNeedsUpdateConfiguration()
    generation += 1
    if animates {
      let started = generation
      if editing { makeControls() }
      // Completes the layout from before the change, from which the animation starts. This may lay out the table too,
      // whose delegate may change the mode back.
      host.layoutIfNeeded()
      guard generation == started else { return }
    }
    isInPlace = editing
    if !animates { editing ? makeControls() : dropControls() }
    applyMargins()
    host.accessory.setEditing(editing, animated: animates)
    host.setNeedsLayout()
    if animates { animateLayout() } else { host.didTransition(to: next) }
  }

  private func animateLayout() {
    let started = generation
    UIView.animate(withDuration: CellMetrics.editingDuration, delay: 0, options: [.allowUserInteraction]) { [host] in
      host.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, generation == started else { return }
      if !isEditing { dropControls() }
      host.didTransition(to: stateMask)
    }
  }

  /// The row shows or hides its trailing swipe actions: informs the cell of its new state mask.
  func setConfirmation(_ shows: Bool) {
    guard showsConfirmation != shows else { return }
    var next = stateMask
    if shows { next.insert(.showingDeleteConfirmation) } else { next.remove(.showingDeleteConfirmation) }
    host.willTransition(to: next)
    showsConfirmation = shows
    host.didTransition(to: next)
  }

  /// Resets the state to that of a new cell, without calling the cell's methods for transitions.
  func reset() {
    isSwiped = false
    guard isEditing || isInPlace || showsConfirmation || control != nil || grip != nil else { return }
    generation += 1
    isEditing = false
    isInPlace = false
    showsConfirmation = false
    dropControls()
    applyMargins()
    host.accessory.setEditing(false, animated: false)
    host.setNeedsLayout()
  }

  // MARK: Parts

  private func makeControls() {
    if control?.kind != controls.leading {
      control?.removeFromSuperview()
      control = controls.leading.map { CellEditControl($0, of: host) }
      if let control { host.addSubview(control) }
      selectionDidChange()
    }
    guard (grip != nil) != controls.showsGrip else { return }
    grip?.removeFromSuperview()
    grip = controls.showsGrip ? CellReorderGrip(of: host) : nil
    if let grip { host.addSubview(grip) }
  }

  /// Updates the check mark in the selection circle. [C] Rows without a selection style never show one.
  func selectionDidChange() { control?.isOn = host.isSelected && host.selectionStyle != .none }

  private func dropControls() {
    control?.removeFromSuperview()
    grip?.removeFromSuperview()
    control = nil
    grip = nil
  }

  /// The content view was replaced: the margins for edit mode are applied to the new one.
  func contentWasReplaced() {
    hasOwnMargins = false
    applyMargins()
  }

  /// Updates the content view's margins to the cell's, unless the app set them. O(1).
  func updateMargins() { if hasOwnMargins || host.content.isIndented { applyMargins() } }

  /// Gives a content view that is moved by the control or by indentation the cell's leading margin, which it would lose
  /// there, unless the app set other margins.
  private func applyMargins() {
    let view = host.content.view
    if isInPlace && controls.indents || host.content.isIndented {
      guard hasOwnMargins || view.margins.areStandard else { return }
      hasOwnMargins = true
      let standard = ViewMargins.standardMargin
      view.margins.set(
        .directional(
          NSDirectionalEdgeInsets(top: standard, leading: leadingMargin, bottom: standard, trailing: standard)))
    } else if hasOwnMargins {
      hasOwnMargins = false
      view.margins.set(.standard)
    }
  }

  private var leadingMargin: CGFloat {
    host.effectiveUserInterfaceLayoutDirection == .rightToLeft ? host.innerMargins.right : host.innerMargins.left
  }

  // MARK: Layout

  /// The width that the control and its margin take from the content, in points.
  private var controlWidth: CGFloat { leadingMargin + CellSymbolMetrics(host.traitCollection).editControl }
  /// The width of the grip and the margin after it.
  private var gripWidth: CGFloat { leadingMargin + CellSymbolMetrics(host.traitCollection).grip.width }

  /// The distance by which the control moves the content.
  var contentShift: CGFloat { isInPlace && controls.indents ? controlWidth : 0 }

  /// Whether the grip replaces the trailing margin.
  var takesTrailingMargin: Bool { isInPlace && controls.showsGrip }

  /// The remaining rectangle for content and accessory, in the cell's coordinates. O(1).
  func innerFrame(in bounds: CGRect) -> CGRect {
    guard isInPlace else { return bounds }
    var inner = bounds
    if controls.indents {
      inner.origin.x += controlWidth
      inner.size.width -= controlWidth
    }
    if controls.showsGrip { inner.size.width -= gripWidth }
    inner.size.width = max(inner.width, 0)
    return host.mirroredIfNeeded(inner, in: bounds)
  }

  /// Places the controls: in the row in edit mode, otherwise beyond its edges.
  /// - Returns: the rectangle that is left for content and accessory.
  func layOut(in bounds: CGRect) -> CGRect {
    if let control {
      let frame = CGRect(
        x: isInPlace ? bounds.minX : bounds.minX - controlWidth, y: bounds.minY, width: controlWidth,
        height: bounds.height)
      control.frame = host.mirroredIfNeeded(frame, in: bounds)
      control.alpha = isInPlace ? 1 : 0
    }
    if let grip {
      let frame = CGRect(
        x: isInPlace ? bounds.maxX - gripWidth : bounds.maxX, y: bounds.minY, width: gripWidth, height: bounds.height)
      grip.frame = host.mirroredIfNeeded(frame, in: bounds)
      grip.alpha = isInPlace ? 1 : 0
    }
    return innerFrame(in: bounds)
  }
}
