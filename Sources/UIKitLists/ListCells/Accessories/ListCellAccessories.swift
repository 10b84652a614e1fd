import ListCore

/// The accessories of a list cell: the visible ones in its mode, their views and frames, and the animations of changes.
@MainActor
final class ListCellAccessories {
  /// An accessory that is shown.
  private struct Shown {
    var accessory: UICellAccessory
    let view: any CellAccessoryView
  }

  private unowned let cell: UICollectionViewListCell
  private(set) var all: [UICellAccessory] = []
  private var order = CellAccessoryOrder()
  private var leading: [Shown] = []
  private var trailing: [Shown] = []
  private var gripLine: UIView?
  private var state: UICellConfigurationState?
  /// Whether the accessories were laid out, so that changes can be animated from their frames.
  private var isPlaced = false

  init(cell: UICollectionViewListCell) { self.cell = cell }

  // MARK: Indentation

  var indentationLevel: Int { ownLevel ?? outlineLevel }
  /// [D] 10 points by default.
  var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { sizesDidChange() } } }
  /// [D] Whether accessories before the content are indented with it; true by default.
  var indentsAccessories = true { didSet { if indentsAccessories != oldValue { sizesDidChange() } } }
  /// The indentation level that the app set; nil for that of the outline.
  var ownLevel: Int? { didSet { if ownLevel != oldValue { sizesDidChange() } } }
  /// The level of the item in its section's outline.
  var outlineLevel = 0 { didSet { if outlineLevel != oldValue, ownLevel == nil { sizesDidChange() } } }
  /// The indentation, in points.
  private var indentation: CGFloat {
    let width = CGFloat(indentationLevel) * indentationWidth
    return width.isFinite ? max(width, 0) : 0
  }

  // MARK: Changes

  /// Shows other accessories, gradually within an animation.
  func set(_ accessories: [UICellAccessory]) {
    CellAccessoryOrder.check(accessories, of: cell)
    all = accessories
    update(state ?? cell.configurationState, duration: UIView.inheritedAnimationDuration)
  }

  /// The cell has another state. Edit mode begins and ends gradually.
  func stateDidChange(_ new: UICellConfigurationState) {
    let changesMode = state.map { $0.isEditing != new.isEditing } ?? true
    state = new
    guard changesMode else { return refresh(new) }
    update(new, duration: CellMetrics.editingDuration)
  }

  /// Updates the symbols to the state.
  private func refresh(_ state: UICellConfigurationState) {
    for shown in leading + trailing { shown.view.show(shown.accessory.look, state) }
  }

  private func update(_ state: UICellConfigurationState, duration: TimeInterval) {
    let animates = isPlaced && duration > 0 && cell.window != nil && UIView.areAnimationsEnabled
    let old = leading + trailing
    order = CellAccessoryOrder(all, isEditing: state.isEditing)
    if animates { cell.layoutIfNeeded() }
    leading = order.leading.map { shown($0, old, state) }
    trailing = order.trailing.map { shown($0, old, state) }
    let kept = leading + trailing
    let gone = old.filter { known in !kept.contains { $0.view === known.view } }.map(\.view)
    sizesDidChange()
    guard animates else {
      for view in gone { view.removeFromSuperview() }
      return
    }
    slide(old: old.map(\.view), gone: gone, duration)
  }

  /// New views come from the edges, old ones go there.
  private func slide(old: [any CellAccessoryView], gone: [any CellAccessoryView], _ duration: TimeInterval) {
    let new = (leading + trailing).map(\.view).filter { view in !old.contains { $0 === view } }
    UIView.performWithoutAnimation {
      placeViews(in: cell.bounds)
      for view in new {
        view.alpha = 0
        view.transform = Self.offEdge(view, in: cell.bounds)
      }
    }
    UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction]) { [cell] in
      for view in new {
        view.alpha = 1
        view.transform = .identity
      }
      for view in gone {
        view.alpha = 0
        view.transform = Self.offEdge(view, in: cell.bounds)
      }
      cell.layoutIfNeeded()
    } completion: { [weak self] _ in
      for view in gone where self?.shows(view) != true { view.removeFromSuperview() }
    }
  }

  private func shows(_ view: UIView) -> Bool { (leading + trailing).contains { $0.view === view } }

  /// The translation that moves a view beyond the nearer edge of the cell.
  private static func offEdge(_ view: UIView, in bounds: CGRect) -> CGAffineTransform {
    let frame = view.frame
    let way = frame.midX < bounds.midX ? -frame.maxX : bounds.maxX - frame.minX
    return CGAffineTransform(translationX: way, y: 0)
  }

  /// Resets the state before the cell shows another item.
  func reset() {
    isPlaced = false
    outlineLevel = 0
  }

  /// Lays out the accessories again. A shown cell asks for another height if its content gets another frame.
  private func sizesDidChange() {
    known = nil
    cell.setNeedsLayout()
    if isPlaced, contentFrame(in: cell.bounds) != placedContent { cell.placement.sizeDidInvalidate(cell) }
  }

  // MARK: Views

  private func shown(_ accessory: UICellAccessory, _ old: [Shown], _ state: UICellConfigurationState) -> Shown {
    let view = old.first { $0.accessory.hasType(of: accessory) }?.view ?? makeView(accessory)
    view.show(accessory.look, state)
    return Shown(accessory: accessory, view: view)
  }

  private func makeView(_ accessory: UICellAccessory) -> any CellAccessoryView {
    let view: any CellAccessoryView =
      switch accessory.accessoryType {
      case .disclosureIndicator: CellAccessorySign(.chevron)
      case .outlineDisclosure: OutlineDisclosureControl(of: cell)
      case .checkmark: CellAccessorySign(.checkmark)
      case .delete: CellEditControl(.delete, of: cell)
      case .insert: CellEditControl(.insert, of: cell)
      case .multiselect: CellEditControl(.select, of: cell)
      case .reorder: CellReorderGrip(of: cell)
      case .label: CellAccessoryLabel()
      case .detail: CellDetailButton { [weak self] in self?.look(of: .detail)?.handler?() }
      case .popUpMenu: CellMenuControl()
      case .customView(let view): CustomCellAccessory(view)
      }
    UIView.performWithoutAnimation { cell.addSubview(view) }
    return view
  }

  private func look(of type: CellAccessoryType) -> CellAccessoryLook? {
    (leading + trailing).first { $0.accessory.systemType == type }?.accessory.look
  }

  func shows(_ type: CellAccessoryType) -> Bool { look(of: type) != nil }

  /// The action of the control before the content; nil without one.
  var editControl: CellEditControl.Kind? { shows(.delete) ? .delete : shows(.insert) ? .insert : nil }

  /// The view of an accessory that is shown.
  func view(of type: CellAccessoryType) -> UIView? {
    (leading + trailing).first { $0.accessory.systemType == type }?.view
  }

  // MARK: Actions

  /// The control for deletion or insertion was tapped.
  func controlWasTapped(_ kind: CellEditControl.Kind) {
    switch kind {
    case .delete:
      if let handler = look(of: .delete)?.handler { return handler() }
      // [D] Without a handler the trailing swipe actions are revealed.
      cell.placement.collectionView?.confirmDeletion(of: cell)
    case .insert: look(of: .insert)?.handler?()
    case .select: break
    }
  }

  /// Shows or hides the item's children: by the app's handler, else in the section's snapshot [D].
  func toggleOutline() {
    if let handler = look(of: .outlineDisclosure)?.handler { return handler() }
    cell.placement.collectionView?.toggleOutline(of: cell)
  }

  /// Whether a tap on the cell acts on an accessory rather than on the item: it opens the menu, or shows or hides the
  /// children.
  var takesTaps: Bool { shows(.popUpMenu) || isOutlineHeader }

  private var isOutlineHeader: Bool {
    switch look(of: .outlineDisclosure)?.outlineStyle {
    case .header: true
    case .automatic: cell.placement.list?.role == .header
    case .cell, nil: false
    }
  }

  /// Performs the accessory that takes taps on the cell.
  /// - Returns: whether there is one.
  func tap() -> Bool {
    if let menu = view(of: .popUpMenu) as? CellMenuControl {
      menu.performPrimaryAction()
      return true
    }
    guard isOutlineHeader else { return false }
    toggleOutline()
    return true
  }

  // MARK: Layout

  private struct Known {
    var width: CGFloat
    var margins: UIEdgeInsets
    var row: AccessoryRow
  }

  /// The frames computed last.
  private var known: Known?

  /// Whether the sizes of accessories are read again in the next layout.
  private var needsSizes = false

  /// The text size or another trait changed, and with it the sizes of symbols. Texts take over their fonts after the
  /// cell is told of the traits, so no size is kept before the next layout.
  func traitsDidChange() {
    known = nil
    needsSizes = true
    cell.setNeedsLayout()
  }

  private func row(in bounds: CGRect) -> AccessoryRow {
    let margins = cell.layoutMargins
    if let known, known.width == bounds.width, known.margins == margins { return known.row }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hasLine = trailing.last.map { $0.accessory.systemType == .reorder && $0.accessory.look.showsLine } ?? false
    let sides = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    let row = AccessoryRow(
      width: Double(bounds.width), margins: (Double(sides.0), Double(sides.1)),
      leading: leading.map { Double(width($0)) }, trailing: trailing.map { Double(width($0)) },
      indentation: Double(indentation), indentsAccessories: indentsAccessories, hasGripLine: hasLine)
    if !needsSizes { known = Known(width: bounds.width, margins: margins, row: row) }
    return row
  }

  /// The standard space of accessories [M]; that of chevrons is narrower [M].
  private static let standardWidth: CGFloat = 24
  private static let chevronWidth: CGFloat = 14

  private func width(_ shown: Shown) -> CGFloat {
    let traits = cell.traitCollection
    switch shown.accessory.look.width {
    case .custom(let width): return width.isFinite ? max(width, 0) : 0
    case .actual: return shown.view.size(in: traits).width
    case .standard:
      let isChevron = shown.view is OutlineDisclosureControl || shown.accessory.systemType == .disclosureIndicator
      let standard = CellSymbolMetrics(traits).scaled(isChevron ? Self.chevronWidth : Self.standardWidth)
      return max(standard, shown.view.size(in: traits).width)
    }
  }

  /// The distance by which accessories and indentation move the content.
  var contentShift: CGFloat {
    leading.isEmpty ? indentation : row(in: cell.bounds).contentStart
  }

  /// The rectangle that is left for the content. O(1) while nothing changes.
  func contentFrame(in bounds: CGRect) -> CGRect {
    if leading.isEmpty, trailing.isEmpty, indentation == 0 { return bounds }
    let row = row(in: bounds)
    let frame = CGRect(
      x: bounds.minX + row.contentStart, y: bounds.minY, width: row.contentEnd - row.contentStart,
      height: bounds.height)
    return cell.mirroredIfNeeded(frame, in: bounds)
  }

  func layOut(in bounds: CGRect) {
    let hasOtherTraits = needsSizes
    needsSizes = false
    placeViews(in: bounds)
    let content = contentFrame(in: bounds)
    let isMoved = content != placedContent
    placedContent = content
    if hasOtherTraits, isPlaced, isMoved { cell.placement.sizeDidInvalidate(cell) }
    isPlaced = true
  }

  /// The frame of the content at the last layout.
  private var placedContent = CGRect.null

  private func placeViews(in bounds: CGRect) {
    if leading.isEmpty, trailing.isEmpty, gripLine == nil { return }
    let row = row(in: bounds)
    for index in leading.indices {
      let start = index == 0 ? 0 : row.leading[index - 1].end + AccessoryRow.leadingGap / 2
      place(leading[index].view, row.leading[index], from: start, to: row.contentStart, in: bounds)
    }
    for index in trailing.indices {
      let isLast = index == trailing.count - 1
      let end = isLast ? bounds.width : row.trailing[index + 1].start - AccessoryRow.trailingGap / 2
      let start = row.trailing[index].start - AccessoryRow.contentGap / 2
      place(trailing[index].view, row.trailing[index], from: start, to: end, in: bounds)
    }
    placeLine(row.gripLine, in: bounds)
  }

  /// Places an accessory's view.
  /// - Parameters:
  ///   - start: the start of the part of the cell that the view may cover.
  ///   - end: the end of that part.
  private func place(
    _ view: any CellAccessoryView, _ slot: AccessoryRow.Slot, from start: CGFloat, to end: CGFloat, in bounds: CGRect
  ) {
    let size = view.size(in: cell.traitCollection)
    let scale = max(cell.traitCollection.displayScale, 1)
    let x = ((slot.start + (slot.width - size.width) / 2) * scale).rounded() / scale
    var frame = CGRect(x: x, y: 0, width: size.width, height: bounds.height)
    switch view.reach {
    case .sign:
      frame.origin.y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
      frame.size.height = size.height
    case .before: (frame.origin.x, frame.size.width) = (start, x + size.width - start)
    case .behind: frame.size.width = max(end - x, 0)
    case .around:
      // The control grows by the same length on both sides, so that the symbol stays centred in it.
      let half = max(min(slot.start + slot.width / 2 - start, end - slot.start - slot.width / 2), size.width / 2)
      frame.origin.x = slot.start + slot.width / 2 - half
      frame.size.width = 2 * half
    }
    frame.origin.x += bounds.minX
    // The symbol is aligned with the text, which is not in the cell's middle if the margins above and below it differ.
    frame.origin.y += bounds.minY
    if let content = cell.contentView as? UIListContentView {
      frame.origin.y += (content.parts.middleOffset * scale).rounded() / scale
    }
    let mirrored = cell.mirroredIfNeeded(frame, in: bounds)
    if view.bounds.size != mirrored.size { view.bounds.size = mirrored.size }
    if view.center != mirrored.middle { view.center = mirrored.middle }
  }

  private func placeLine(_ place: Double?, in bounds: CGRect) {
    guard let place else {
      gripLine?.removeFromSuperview()
      return gripLine = nil
    }
    let line = gripLine ?? UIView()
    if gripLine == nil {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      cell.addSubview(line)
      gripLine = line
    }
    let width = 1 / max(cell.traitCollection.displayScale, 1)
    let height = bounds.height * Self.lineShare
    let frame = CGRect(
      x: bounds.minX + place - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    line.frame = cell.mirroredIfNeeded(frame, in: bounds)
  }

  /// The height of the line before a grip, as a fraction of the cell's height [?].
  private static let lineShare: CGFloat = 0.6
}
