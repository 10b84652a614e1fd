import ListCore

/// The wheels of a picker view, and the band that marks the selected rows.
@MainActor
final class PickerWheels {
  private unowned let picker: UIPickerView
  private let band = UIView()
  private var wheels: [PickerWheel] = []
  /// Whether the data source was set but has not been queried since.
  private var isStale = true

  /// The size in points [C: iOS 14 to 18].
  static let size = CGSize(width: 320, height: 216)

  /// The size of a decoded picker: the standard one, unless a document specifies another.
  @MainActor static func size(of coder: NSCoder, _ given: CGSize) -> CGSize {
    coder.describedElement == nil ? size : given
  }
  static let rowHeight: CGFloat = 32
  private static let bandInset: CGFloat = 9
  private static let bandCornerRadius: CGFloat = 8
  /// The distance between two adjacent spinners, in points [C].
  private static let spacing: CGFloat = 5

  init(_ picker: UIPickerView) { self.picker = picker }

  /// The frame, with standard lengths in place of zeros [C].
  static func usable(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY, width: frame.width == 0 ? size.width : frame.width,
      height: frame.height == 0 ? size.height : frame.height)
  }

  func setUp() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = Self.bandCornerRadius
    band.isUserInteractionEnabled = false
    picker.addSubview(band)
    picker.clipsToBounds = true
  }

  // MARK: Data

  /// Called after the data source was replaced. The new data source is queried when the wheels are needed.
  func sourceDidChange() {
    isStale = true
    picker.setNeedsLayout()
  }

  private var calls: PickerCalls { picker.calls }

  /// The wheels, as of the last query of the data source.
  private func loaded() -> [PickerWheel] {
    if isStale { reload() }
    return wheels
  }

  /// Queries the data source again. Each wheel keeps its row if it still exists.
  func reload() {
    isStale = false
    let count = calls.numberOfComponents
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    wheels = Array(wheels.prefix(count))
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, host: self)
      wheels.append(wheel)
      picker.addSubview(wheel)
    }
    // One after the other: for the rows of a wheel, the data source may read the selection of an earlier wheel.
    for wheel in wheels { load(wheel) }
    picker.setNeedsLayout()
  }

  private func load(_ wheel: PickerWheel) {
    wheel.load(count: calls.numberOfRows(wheel.component), rowHeight: rowHeight(wheel.component))
  }

  func reload(_ component: Int) {
    guard !isStale else { return reload() }
    load(wheel(component, "reloadComponent(_:)"))
    picker.setNeedsLayout()
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    guard let height = calls.rowHeight(component), height.isFinite, height > 0 else { return Self.rowHeight }
    return height
  }

  // MARK: Questions

  private func wheel(_ component: Int, _ method: String) -> PickerWheel {
    let wheels = loaded()
    guard wheels.indices.contains(component) else {
      fatalError(
        "NSRangeException: \(method) was called for component \(component), but the picker view has \(wheels.count) of"
          + " them. Check what the data source answers in numberOfComponents(in:).")
    }
    return wheels[component]
  }

  var count: Int { loaded().count }
  func numberOfRows(_ component: Int) -> Int { wheel(component, "numberOfRows(inComponent:)").rowCount }

  /// The selected row; -1 for a wheel that does not exist, or has no rows [D].
  func selectedRow(_ component: Int) -> Int {
    let wheels = loaded()
    return wheels.indices.contains(component) ? wheels[component].selected ?? -1 : -1
  }

  func select(_ row: Int, _ component: Int, animated: Bool) {
    wheel(component, "selectRow(_:inComponent:animated:)").select(row, animated: animated)
  }

  func view(_ row: Int, _ component: Int) -> UIView? {
    picker.layoutIfNeeded()
    return wheel(component, "view(forRow:forComponent:)").ownView(row)
  }

  func rowSize(_ component: Int) -> CGSize {
    let wheel = wheel(component, "rowSize(forComponent:)")
    let widths = widths
    return CGSize(width: widths[wheel.component], height: rowHeight(component))
  }

  // MARK: Layout

  /// The widths given by the delegate; other wheels share the remaining width.
  private var widths: [CGFloat] {
    let own = loaded().map { wheel -> CGFloat? in
      guard let width = calls.width(wheel.component), width.isFinite, width > 0 else { return nil }
      return width
    }
    let sharing = own.count { $0 == nil }
    guard sharing > 0 else { return own.map { $0 ?? 0 } }
    let taken = own.reduce(0) { $0 + ($1 ?? 0) } + Self.spacing * CGFloat(own.count - 1) + 2 * Self.bandInset
    let share = max((picker.bounds.width - taken) / CGFloat(sharing), 0)
    return own.map { $0 ?? share }
  }

  func place() {
    let wheels = loaded()
    let bounds = picker.bounds
    let height = wheels.map { rowHeight($0.component) }.max() ?? Self.rowHeight
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: Self.bandInset, y: (bounds.height - height) / 2, width: max(bounds.width - 2 * Self.bandInset, 0),
      height: height)
    let widths = widths
    let whole = widths.reduce(0, +) + Self.spacing * CGFloat(max(widths.count - 1, 0))
    var x = (bounds.width - whole) / 2
    let isRightToLeft = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, width) in zip(wheels, widths) {
      let left = isRightToLeft ? bounds.width - x - width : x
      wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      wheel.setRowHeight(rowHeight(wheel.component))
      x += width + Self.spacing
    }
  }
}

extension PickerWheels: PickerWheelHost {
  func content(_ row: Int, _ component: Int, reusing view: UIView?) -> PickerCalls.Content {
    calls.content(row, component, reusing: view)
  }

  func wheelDidChoose(_ row: Int, _ component: Int) { calls.didSelect(row, component) }
  func accessibilityLabel(_ component: Int) -> String? { calls.accessibilityLabel(component) }
  func accessibilityHint(_ component: Int) -> String? { calls.accessibilityHint(component) }
}
