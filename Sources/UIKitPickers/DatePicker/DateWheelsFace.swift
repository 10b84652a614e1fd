import Foundation
import ListCore

/// A date picker as wheels: a picker view with a column for each component of the date.
final class DateWheelsFace: UIView, DateFace {
  private weak var host: (any DateFaceHost)?
  private let picker = UIPickerView()
  private let units: [UILabel]
  private var columns: [DateColumn] = []
  private var rows: [DateRow] = []
  private var reference = Date()
  private var knownWidths: [CGFloat]?

  /// The padding beside the widest text of a column, in points [?].
  private static let margin: CGFloat = 12
  /// The unit names beside the wheels of a timer [C], and the width of such a wheel in points [?].
  private static let unitNames = ["hours", "min"]
  private static let unitWidth: CGFloat = 120
  private static let unitDistance: CGFloat = 6

  init(host: any DateFaceHost) {
    self.host = host
    units = Self.unitNames.map { name in
      let label = UILabel()
      label.text = name
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.isAccessibilityElement = false
      return label
    }
    super.init(frame: CGRect(origin: .zero, size: PickerWheels.size))
    picker.frame = bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picker)
    for unit in units { addSubview(unit) }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  var fittingSize: CGSize { PickerWheels.size }

  func reload() {
    guard let host else { return }
    reference = host.texts.calendar.startOfDay(for: Date())
    columns = DateColumn.columns(host.choice, host.texts)
    knownWidths = nil
    rows = []
    for unit in units { unit.isHidden = host.choice.mode != .countDownTimer }
    picker.dataSource = self
    picker.delegate = self
    picker.reloadAllComponents()
    // The columns are new: circular ones start in the middle again.
    isFirst = true
    show(animated: false)
  }

  func show(animated: Bool) {
    for (component, column) in columns.enumerated() {
      let present = picker.selectedRow(inComponent: component)
      let value = value(column.part)
      let isKnown = present >= 0 && column.isCircular && !isFirst
      if present >= 0, column.value(present) == column.nearestValue(value), !(column.isCircular && isFirst) { continue }
      picker.selectRow(column.row(value, near: isKnown ? present : nil), inComponent: component, animated: animated)
    }
    isFirst = false
    updateColors()
  }

  /// Whether the columns are new: circular ones then start in the middle, so that they turn both ways.
  private var isFirst = true

  // MARK: Values

  private func value(_ part: DateColumn.Part) -> Int {
    guard let host else { return 0 }
    let minutes = Int(host.choice.duration) / 60
    if part == .hours { return minutes / 60 }
    if part == .minutes { return minutes % 60 }
    return value(part, of: host.choice.date)
  }

  private func value(_ part: DateColumn.Part, of date: Date) -> Int {
    guard let calendar = host?.texts.calendar else { return 0 }
    switch part {
    case .year: return calendar.component(.year, from: date)
    case .month: return calendar.component(.month, from: date)
    case .day: return calendar.component(.day, from: date)
    case .date:
      return calendar.dateComponents([.day], from: reference, to: calendar.startOfDay(for: date)).day ?? 0
    case .hour:
      let hour = calendar.component(.hour, from: date)
      return hasPeriods ? hour % 12 : hour
    case .period: return calendar.component(.hour, from: date) / 12
    case .minute: return calendar.component(.minute, from: date)
    case .hours, .minutes: return 0
    }
  }

  private var hasPeriods: Bool { columns.contains { $0.part == .period } }

  /// The chosen date with some of its components replaced.
  private func date(_ values: [(part: DateColumn.Part, value: Int)]) -> Date {
    guard let host else { return reference }
    let calendar = host.texts.calendar
    return host.choice.date { parts in
      for (part, value) in values {
        switch part {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .date:
          let day = calendar.date(byAdding: .day, value: value, to: reference) ?? reference
          let date = calendar.dateComponents([.era, .year, .month, .day], from: day)
          (parts.era, parts.year, parts.month, parts.day) = (date.era, date.year, date.month, date.day)
        case .hour: parts.hour = hasPeriods ? (parts.hour ?? 0) / 12 * 12 + value : value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + value * 12
        case .minute: (parts.minute, parts.second) = (value, 0)
        case .hours, .minutes: break
        }
      }
    }
  }

  /// Whether a value gives an existing date that is at least partly within the limits.
  private func isAllowed(_ value: Int, _ part: DateColumn.Part) -> Bool {
    guard let host else { return true }
    let calendar = host.texts.calendar
    if part == .day, let days = calendar.range(of: .day, in: .month, for: host.choice.date), !days.contains(value) {
      return false
    }
    let limits = host.choice.limits
    if limits.earliest == nil, limits.latest == nil { return true }
    let date = date([(part, value)])
    switch part {
    case .year: return allows(.year, date)
    case .month: return allows(.month, date)
    case .day, .date: return allows(.day, date)
    case .hour: return allows(.hour, date)
    case .minute: return allows(.minute, date)
    case .period:
      let noon = calendar.startOfDay(for: date).addingTimeInterval(Double(value) * 12 * 3600)
      return host.choice.allows(DateInterval(start: noon, duration: 12 * 3600))
    case .hours, .minutes: return true
    }
  }

  private func allows(_ unit: Calendar.Component, _ date: Date) -> Bool {
    guard let host, let stretch = host.texts.calendar.dateInterval(of: unit, for: date) else { return true }
    return host.choice.allows(stretch)
  }

  private func updateColors() {
    let color = host?.textColor ?? .label
    for unit in units { unit.textColor = color }
    for row in rows {
      row.color = color
      row.isDim = !isAllowed(columns[row.component].value(row.number), columns[row.component].part)
    }
  }

  // MARK: Texts

  private func title(_ value: Int, _ part: DateColumn.Part) -> String {
    guard let texts = host?.texts else { return "" }
    switch part {
    case .year, .day, .hours, .minutes: return texts.number(value)
    case .month: return texts.months.indices.contains(value - 1) ? texts.months[value - 1] : texts.number(value)
    case .date: return dateTitle(value, texts)
    case .hour: return hasPeriods ? texts.number(value == 0 ? 12 : value) : texts.number(value, digits: 2)
    case .minute: return texts.number(value, digits: 2)
    case .period: return texts.periods[min(max(value, 0), 1)]
    }
  }

  private func dateTitle(_ days: Int, _ texts: DateTexts) -> String {
    if days == 0 { return SystemWord.today.text }
    let day = texts.calendar.date(byAdding: .day, value: days, to: reference) ?? reference
    return texts.text(day, "EEEMMMd")
  }

  /// The start of the year whose days determine the width of the date wheel, so that the width is the same every day.
  private static let sampleYear = Date(timeIntervalSinceReferenceDate: 0)

  /// Texts that include the widest one of a column.
  private func samples(_ column: DateColumn) -> [String] {
    switch column.part {
    case .date:
      guard let texts = host?.texts else { return [] }
      return stride(from: 0, to: 365, by: 11).map { day in
        texts.text(Self.sampleYear.addingTimeInterval(Double(day) * 24 * 3600), "EEEMMMd")
      }
    case .year: return [title(2000, .year), title(1949, .year)]
    default:
      let values = (0..<column.count).map { column.first + $0 * column.step }
      return values.map { title($0, column.part) }
    }
  }

  private func width(_ column: DateColumn) -> CGFloat {
    if column.part == .hours || column.part == .minutes { return Self.unitWidth }
    let label = UILabel()
    label.font = .systemFont(ofSize: PickerRow.fontSize)
    let widest =
      samples(column).map { text in
        label.text = text
        return label.intrinsicContentSize.width
      }.max() ?? 0
    return (widest + 2 * Self.margin).rounded(.up)
  }

  private var widths: [CGFloat] {
    if let knownWidths { return knownWidths }
    let widths = columns.map(width)
    knownWidths = widths
    return widths
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picker.layoutIfNeeded()
    let wheels = picker.subviews.compactMap { $0 as? PickerWheel }
    for (unit, wheel) in zip(units, wheels) {
      let size = unit.intrinsicContentSize
      let frame = wheel.convert(wheel.bounds, to: self)
      let x = isRightToLeft ? frame.midX - Self.unitDistance - size.width : frame.midX + Self.unitDistance
      unit.frame = CGRect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }
  }
}

extension DateWheelsFace: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].rowCount
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let shown = view as? DateRow ?? makeRow()
    let column = columns[component]
    let value = column.value(row)
    (shown.number, shown.component) = (row, component)
    shown.place = DateRow.Place(column.part, width: widths[component])
    shown.label.text = title(value, column.part)
    shown.isDim = !isAllowed(value, column.part)
    return shown
  }

  private func makeRow() -> DateRow {
    let row = DateRow()
    row.color = host?.textColor ?? .label
    rows.append(row)
    return row
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let values = columns.indices.map { index in
      (part: columns[index].part, value: columns[index].value(picker.selectedRow(inComponent: index)))
    }
    guard host?.choice.mode == .countDownTimer else {
      // The hour is applied before AM or PM, which it depends on.
      host?.userDidChoose(date(values.filter { $0.part != .period } + values.filter { $0.part == .period }))
      return
    }
    let minutes = values.reduce(0) { $0 + ($1.part == .hours ? $1.value * 60 : $1.value) }
    // [C] A timer is at least one minute long.
    host?.userDidChoose(duration: Double(max(minutes, host?.choice.interval ?? 1)) * 60)
  }
}

extension DateColumn {
  /// The column's value that is nearest to any value.
  func nearestValue(_ value: Int) -> Int { first + min(max((value - first) / step, 0), count - 1) * step }
}

/// The text of a row of a date picker's wheel.
final class DateRow: UIView {
  /// The text's position within its wheel.
  enum Place: Equatable {
    case middle
    /// The distance from the edge in points.
    case leading(CGFloat)
    case trailing(CGFloat)

    /// [C] Month names are aligned at their start, and dates with weekdays at their end. A timer's numbers end in the
    /// middle, before their unit.
    init(_ part: DateColumn.Part, width: CGFloat) {
      switch part {
      case .month: self = .leading(12)
      case .date: self = .trailing(12)
      case .hours, .minutes: self = .trailing(width / 2)
      default: self = .middle
      }
    }
  }

  let label = UILabel()
  var number = 0
  var component = 0
  var place = Place.middle { didSet { if place != oldValue { setNeedsLayout() } } }
  /// Whether the row cannot be selected.
  var isDim = false { didSet { showColor() } }
  /// The text colour of a row that can be selected.
  var color = UIColor.label { didSet { showColor() } }

  private func showColor() { label.textColor = isDim ? .tertiaryLabel : color }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: PickerRow.fontSize)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch place {
    case .middle:
      label.textAlignment = .center
      label.frame = bounds
    case .leading(let inset):
      label.textAlignment = isRightToLeft ? .right : .left
      label.frame = bounds.inset(by: edge(inset, isLeft: !isRightToLeft))
    case .trailing(let inset):
      label.textAlignment = isRightToLeft ? .left : .right
      label.frame = bounds.inset(by: edge(inset, isLeft: isRightToLeft))
    }
  }

  private func edge(_ inset: CGFloat, isLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: isLeft ? inset : 0, bottom: 0, right: isLeft ? 0 : inset)
  }
}
