/// What stands at the trailing edge of a cell.
@MainActor
final class CellAccessory {
  private unowned let host: UITableViewCell
  private var sign: CellAccessorySign?
  private var detailButton: CellDetailButton?

  init(host: UITableViewCell) { self.host = host }

  var type = UITableViewCell.AccessoryType.none {
    didSet { if type != oldValue { rebuild() } }
  }

  var customView: UIView? {
    didSet {
      if oldValue !== customView { oldValue?.removeFromSuperview() }
      rebuild()
    }
  }

  private func rebuild() {
    sign?.removeFromSuperview()
    detailButton?.removeFromSuperview()
    sign = nil
    detailButton = nil
    host.setNeedsLayout()
    if let customView { return host.addSubview(customView) }
    switch type {
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
    sign = view
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
    if let customView { return customSize(customView).width }
    let signWidth = sign.map { $0.size.width }
    guard detailButton != nil else { return signWidth }
    return CellMetrics.detailButtonSize.width + (signWidth.map { $0 + CellMetrics.detailToChevron } ?? 0)
  }

  /// A view that its constraints size and the cell's engine places has its frame from there, once there is one.
  private func customSize(_ view: UIView) -> CGSize {
    guard !view.translatesAutoresizingMaskIntoConstraints, view.frame.size == .zero else { return view.frame.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// What is left for the content, in the cell's coordinates. O(1).
  func contentFrame(in bounds: CGRect) -> CGRect {
    guard let width else { return bounds }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = isMirrored ? host.layoutMargins.left : host.layoutMargins.right
    var frame = bounds
    frame.size.width = max(bounds.width - margin - width - CellMetrics.contentToAccessory, 0)
    return host.mirroredIfNeeded(frame, in: bounds)
  }

  /// Places the accessory.
  /// - Returns: what is left for the content.
  func layOut(in bounds: CGRect) -> CGRect {
    guard width != nil else { return bounds }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var end = bounds.maxX - (isMirrored ? host.layoutMargins.left : host.layoutMargins.right)
    if let customView {
      if customView.translatesAutoresizingMaskIntoConstraints {
        place(customView, size: customView.frame.size, end: end, in: bounds)
      }
      return contentFrame(in: bounds)
    }
    if let sign {
      place(sign, size: sign.size, end: end, in: bounds)
      end -= sign.size.width + CellMetrics.detailToChevron
    }
    if let detailButton { place(detailButton, size: CellMetrics.detailButtonSize, end: end, in: bounds) }
    return contentFrame(in: bounds)
  }

  private func place(_ view: UIView, size: CGSize, end: CGFloat, in bounds: CGRect) {
    let scale = max(host.traitCollection.displayScale, 1)
    let y = (((bounds.height - size.height) / 2) * scale).rounded() / scale
    let frame = CGRect(x: end - size.width, y: bounds.minY + y, width: size.width, height: size.height)
    view.frame = host.mirroredIfNeeded(frame, in: bounds)
  }
}
