/// The accessory at the trailing edge of a cell.
@MainActor
final class CellAccessory {
  private unowned let host: UITableViewCell
  private var indicator: CellAccessorySign?
  private var detailButton: CellDetailButton?

  init(host: UITableViewCell) { self.host = host }

  /// The accessory in edit mode.
  var editingType = UITableViewCell.AccessoryType.none { didSet { if isEditing { rebuild() } } }
  var editingView: UIView? { didSet { if isEditing { replace(oldValue) } } }
  private var isEditing = false

  var type = UITableViewCell.AccessoryType.none {
    didSet { if type != oldValue && !isEditing { rebuild() } }
  }

  var customView: UIView? { didSet { if !isEditing { replace(oldValue) } } }

  var shownType: UITableViewCell.AccessoryType { isEditing ? editingType : type }
  var shownView: UIView? { isEditing ? editingView : customView }

  private func replace(_ old: UIView?) {
    if old !== shownView { old?.removeFromSuperview() }
    rebuild()
  }

  /// Shows the accessory of edit mode or the usual one. An animated change cross-fades the two.
  func setEditing(_ editing: Bool, animated: Bool) {
    guard isEditing != editing else { return }
    let old = parts
    isEditing = editing
    let isSame = old.isEmpty && shownView == nil && shownType == .none
    if isSame { return }
    if !animated {
      for view in old { view.removeFromSuperview() }
      return rebuild()
    }
    indicator = nil
    detailButton = nil
    rebuild()
    let new = parts
    UIView.performWithoutAnimation {
      for view in new { view.alpha = 0 }
      host.setNeedsLayout()
    }
    UIView.animate(withDuration: CellMetrics.editingDuration, delay: 0, options: [.allowUserInteraction]) {
      for view in old where !new.contains(view) { view.alpha = 0 }
      for view in new { view.alpha = 1 }
    } completion: { [weak self] _ in
      for view in old where self?.parts.contains(view) != true {
        view.removeFromSuperview()
        view.alpha = 1
      }
    }
  }

  /// The views of the present accessory.
  private var parts: [UIView] { [shownView, indicator, detailButton].compactMap { $0 } }

  private func rebuild() {
    indicator?.removeFromSuperview()
    detailButton?.removeFromSuperview()
    indicator = nil
    detailButton = nil
    host.setNeedsLayout()
    if let shownView { return host.addSubview(shownView) }
    switch shownType {
    case .none: break
    case .disclosureIndicator: add(.chevron)
    case .checkmark: add(.checkmark)
    case .detailButton: addDetailButton()
    case .detailDisclosureButton:
      addDetailButton()
      add(.chevron)
    }
  }

  private func add(_ kind: CellAccessorySign.Kind) {
    let view = CellAccessorySign(kind)
    host.addSubview(view)
    indicator = view
  }

  private func addDetailButton() {
    let button = CellDetailButton { [weak host] in
      guard let host else { return }
      host.reuse.tableView?.accessoryWasTapped(in: host)
    }
    host.addSubview(button)
    detailButton = button
  }

  /// The width of the accessory without margins; nil without one.
  private var width: CGFloat? {
    if let shownView { return customSize(shownView).width }
    let traits = host.traitCollection
    let indicatorWidth = indicator.map { $0.size(in: traits).width }
    guard detailButton != nil else { return indicatorWidth }
    return CellSymbolMetrics(traits).detailButton.width + (indicatorWidth.map { $0 + CellMetrics.detailToChevron } ?? 0)
  }

  /// The size of a custom accessory view. A view with constraints is measured while it has no frame; later the cell's
  /// layout engine sets the frame.
  private func customSize(_ view: UIView) -> CGSize {
    guard !view.translatesAutoresizingMaskIntoConstraints, view.frame.size == .zero else { return view.frame.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The distance from the accessory to the row's edge or the grip, in points.
  private var margin: CGFloat {
    if host.editing.takesTrailingMargin { return CellMetrics.contentToAccessory }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? host.innerMargins.left : host.innerMargins.right
  }

  /// The remaining rectangle for the content, in the cell's coordinates. O(1).
  func contentFrame(in bounds: CGRect) -> CGRect {
    guard let width else { return bounds }
    var frame = bounds
    frame.size.width = max(bounds.width - margin - width - CellMetrics.contentToAccessory, 0)
    return host.mirroredIfNeeded(frame, in: bounds)
  }

  /// Places the accessory.
  /// - Returns: the rectangle that remains for the content.
  func layOut(in bounds: CGRect) -> CGRect {
    guard width != nil else { return bounds }
    var end = bounds.maxX - margin
    if let shownView {
      if shownView.translatesAutoresizingMaskIntoConstraints {
        place(shownView, size: shownView.frame.size, end: end, in: bounds)
      }
      return contentFrame(in: bounds)
    }
    let traits = host.traitCollection
    if let indicator {
      let size = indicator.size(in: traits)
      place(indicator, size: size, end: end, in: bounds)
      end -= size.width + CellMetrics.detailToChevron
    }
    if let detailButton {
      place(detailButton, size: CellSymbolMetrics(traits).detailButton, end: end, in: bounds)
    }
    return contentFrame(in: bounds)
  }

  private func place(_ view: UIView, size: CGSize, end: CGFloat, in bounds: CGRect) {
    let scale = max(host.traitCollection.displayScale, 1)
    let y = (((bounds.height - size.height) / 2) * scale).rounded() / scale
    let frame = CGRect(x: end - size.width, y: bounds.minY + y, width: size.width, height: size.height)
    view.frame = host.mirroredIfNeeded(frame, in: bounds)
  }
}
