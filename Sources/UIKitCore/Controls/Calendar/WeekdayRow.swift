/// The names of the days of the week above a calendar's month.
final class WeekdayRow: UIView {
  private let labels = (0..<7).map { _ in UILabel() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for label in labels {
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ texts: DateTexts, _ design: UIFontDescriptor.SystemDesign) {
    let names = texts.shortWeekdays
    for (index, label) in labels.enumerated() {
      label.font = CalendarFonts.font(13, .semibold, design)
      label.text = names[(index + texts.calendar.firstWeekday - 1) % names.count].uppercased()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = WeekColumns.frame(
        index, in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height), of: self)
    }
  }
}

/// The columns of the days of the week in a calendar.
@MainActor
enum WeekColumns {
  /// The distance of the columns from the edges, in points [?].
  private static let margin: CGFloat = 8

  static func frame(_ index: Int, in row: CGRect, of view: UIView) -> CGRect {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(row.width - 2 * margin, 0) / 7
    let column = isRightToLeft ? 6 - index : index
    return CGRect(x: row.minX + margin + CGFloat(column) * width, y: row.minY, width: width, height: row.height)
  }
}
