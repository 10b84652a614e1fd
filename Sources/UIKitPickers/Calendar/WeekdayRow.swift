/// The weekday names above the days of a month.
final class WeekdayRow: UIView {
  private let labels = (0..<7).map { _ in UILabel() }
  private var design = UIFontDescriptor.SystemDesign.default

  /// The largest font size in points; larger text would need a higher row [?].
  private static let largestFontSize: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for label in labels {
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ texts: DateTexts, _ design: UIFontDescriptor.SystemDesign) {
    self.design = design
    showFont()
    let names = texts.shortWeekdays
    for (index, label) in labels.enumerated() {
      label.text = names[(index + texts.calendar.firstWeekday - 1) % names.count].uppercased()
    }
  }

  private func showFont() {
    let font = CalendarFont(size: 13, weight: .semibold, style: .footnote)
      .font(traitCollection, design, largestSize: Self.largestFontSize)
    for label in labels { label.font = font }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { showFont() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = WeekColumns.frame(
        index, in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height), of: self)
    }
  }
}

/// The columns of the weekdays in a calendar.
@MainActor
enum WeekColumns {
  /// The distance between the columns and the edges, in points [?].
  private static let margin: CGFloat = 8

  static func frame(_ index: Int, in row: CGRect, of view: UIView) -> CGRect {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(row.width - 2 * margin, 0) / 7
    let column = isRightToLeft ? 6 - index : index
    return CGRect(x: row.minX + margin + CGFloat(column) * width, y: row.minY, width: width, height: row.height)
  }
}
