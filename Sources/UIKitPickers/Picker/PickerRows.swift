import ListCore

/// The views of a wheel's visible rows. The view of a row that turns out of view is reused: turning creates no views
/// and only sets the texts of new rows.
@MainActor
final class PickerRows {
  private unowned let wheel: PickerWheel
  private var shown: [Int: PickerRow] = [:]
  private var spare: [PickerRow] = []

  init(wheel: PickerWheel) { self.wheel = wheel }

  /// Discards the contents of all rows.
  func discard() {
    for row in shown.values { leave(row) }
    shown = [:]
  }

  private func leave(_ row: PickerRow) {
    row.isHidden = true
    spare.append(row)
  }

  func place() {
    let cylinder = wheel.cylinder
    let turn = wheel.turn
    let seen = cylinder.rows(at: turn)
    for (number, row) in shown where !seen.contains(number) {
      leave(row)
      shown[number] = nil
    }
    for number in seen {
      guard let place = cylinder.place(of: number, at: turn) else { continue }
      let row = shown[number] ?? come(number)
      row.bounds.size = CGSize(width: row.width(in: wheel.bounds.width), height: cylinder.rowHeight)
      row.center = CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY + place.y)
      row.transform = CGAffineTransform(scaleX: place.narrowing, y: place.squeeze)
      row.alpha = place.opacity
    }
  }

  private func come(_ number: Int) -> PickerRow {
    let row = spare.popLast() ?? PickerRow(frame: .zero)
    shown[number] = row
    if row.superview == nil { wheel.addSubview(row) }
    row.isHidden = false
    if let content = wheel.content(number, reusing: row.own) { row.show(content) }
    return row
  }

  func ownView(_ number: Int) -> UIView? { shown[number]?.own }

  /// A row's text for screen readers.
  func spokenText(_ number: Int) -> String? {
    wheel.layoutIfNeeded()
    return shown[number]?.spokenText
  }
}

/// A row of a wheel: a title, or a view of the app.
final class PickerRow: UIView {
  private lazy var label = makeLabel()
  private var hasLabel = false
  /// The app's view that the row shows, or showed last.
  private(set) var own: UIView?
  /// The width of a plain title, in points; nil for other contents, which are as wide as the wheel.
  private var titleWidth: CGFloat?

  /// The point size at every text size [C].
  static let fontSize: CGFloat = 21

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    addSubview(label)
    hasLabel = true
    return label
  }

  /// The width of the row: about that of its title, so that a turning wheel draws little more than the titles. Each
  /// side is narrowed by an even number of points, which is a whole number of pixels even at the scale 1.5. So the
  /// title has the same position as in a row as wide as the wheel.
  func width(in wheelWidth: CGFloat) -> CGFloat {
    guard let titleWidth, titleWidth < wheelWidth else { return wheelWidth }
    return wheelWidth - 4 * ((wheelWidth - titleWidth) / 4).rounded(.down)
  }

  func show(_ content: PickerCalls.Content) {
    titleWidth = nil
    switch content {
    case .view(let view): showOwn(view)
    case .plain(let title):
      showLabel()
      label.font = .systemFont(ofSize: Self.fontSize)
      label.text = title
      titleWidth = label.intrinsicContentSize.width
    case .attributed(let title):
      showLabel()
      label.font = .systemFont(ofSize: Self.fontSize)
      label.attributedText = title
    }
  }

  private func showOwn(_ view: UIView) {
    if own !== view { own?.removeFromSuperview() }
    own = view
    if hasLabel { label.isHidden = true }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }

  private func showLabel() {
    own?.removeFromSuperview()
    own = nil
    label.isHidden = false
  }

  /// The texts of the row, in reading order.
  var spokenText: String? {
    if own == nil { return hasLabel ? label.text : nil }
    return own.flatMap(Self.text)
  }

  private static func text(of view: UIView) -> String? {
    if let label = view.accessibilityLabel { return label }
    if let label = view as? UILabel { return label.text }
    let texts = view.subviews.compactMap(text)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
