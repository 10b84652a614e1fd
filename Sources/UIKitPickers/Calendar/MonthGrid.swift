import Foundation

/// The days of one month, in rows of weeks. A tap or the keyboard selects a day.
final class MonthGrid: UIView {
  private weak var host: (any MonthCalendarHost)?
  private let cells = (0..<MonthDays.weeks * 7).map { _ in DayCell() }
  private lazy var band = WeekBand()
  private var month: MonthDays?

  /// The duration of the fade when the selection changes, in seconds [?].
  private static let changeDuration: TimeInterval = 0.2

  init(host: (any MonthCalendarHost)?) {
    self.host = host
    super.init(frame: .zero)
    for cell in cells {
      cell.choose = { [weak self] in self?.choose($0) ?? false }
      addSubview(cell)
    }
    let tap = UITapGestureRecognizer()
    tap.actions.handler = { [weak self, weak tap] in
      guard let self, let tap else { return }
      let place = tap.location(in: self)
      if let cell = cells.first(where: { !$0.isHidden && $0.frame.contains(place) }) { _ = choose(cell.day) }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var shownCells: [DayCell] { cells.filter { !$0.isHidden } }

  private func calendarDay(_ cell: DayCell) -> CalendarDay? {
    guard let host, let month else { return nil }
    return CalendarDay(month.date(cell.day, host.texts.calendar), host.texts.calendar)
  }

  func show(_ month: MonthDays) {
    self.month = month
    guard let host else { return }
    let texts = host.texts
    for (place, cell) in cells.enumerated() {
      guard let number = month.day(at: place) else {
        cell.isHidden = true
        cell.decoration = nil
        continue
      }
      cell.isHidden = false
      (cell.design, cell.decorationHeight) = (host.fontDesign, host.decorationHeight)
      let day = CalendarDay(month.date(number, texts.calendar), texts.calendar)
      cell.show(number, texts.number(number), spoken: texts.text(day.start, "EEEEMMMMd"))
      cell.decoration = host.decoration(of: day)
    }
    showStates(animated: false)
    setNeedsLayout()
  }

  /// Marks today and the selected days, and dims days that cannot be selected.
  func showStates(animated: Bool) {
    guard animated, window != nil else { return updateStates() }
    UIView.transition(with: self, duration: Self.changeDuration, options: .transitionCrossDissolve) {
      self.updateStates()
    }
  }

  private func updateStates() {
    guard let host else { return }
    for cell in shownCells { if let day = calendarDay(cell) { cell.state = host.state(of: day) } }
    let hasBand = shownCells.contains(where: \.state.isInWeek)
    if hasBand, band.superview == nil { insertSubview(band, at: 0) }
    if hasBand || band.superview != nil { band.isHidden = !hasBand }
    setNeedsLayout()
    keyFocus.frameDidChange(of: self)
  }

  func showDecorations(of days: Set<CalendarDay>, animated: Bool) {
    let changed = shownCells.filter { calendarDay($0).map(days.contains) ?? false }
    for cell in changed {
      guard let host, let day = calendarDay(cell) else { continue }
      let decoration = host.decoration(of: day)
      guard animated, window != nil else {
        cell.decoration = decoration
        continue
      }
      UIView.transition(with: cell, duration: Self.changeDuration, options: .transitionCrossDissolve) {
        cell.decoration = decoration
      }
    }
  }

  private func choose(_ number: Int) -> Bool {
    guard let host, let cell = shownCells.first(where: { $0.day == number }), cell.state.isAllowed,
      cell.state.takesTaps, let day = calendarDay(cell)
    else { return false }
    host.userDidChoose(day)
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(MonthDays.weeks)
    for (place, cell) in cells.enumerated() {
      let row = CGRect(x: 0, y: CGFloat(place / 7) * height, width: bounds.width, height: height)
      cell.frame = WeekColumns.frame(place % 7, in: row, of: self)
    }
    let week = shownCells.filter(\.state.isInWeek).map { $0.numberFrame.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) }
    if let first = week.first { band.frame = week.dropFirst().reduce(first) { $0.union($1) } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for cell in cells { cell.updateLook() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesBegan($0, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesEnded($0, with: event) }
  }
}

extension MonthGrid: KeyOperated {
  var takesKeys: Bool { isUserInteractionEnabled && !isHidden && month != nil && host?.keyDay != nil }

  var keyFocusFrame: CGRect {
    guard let calendar = host?.texts.calendar, let key = host?.keyDay else { return bounds }
    let cell = shownCells.first { calendarDay($0).map { calendar.isDate($0.start, inSameDayAs: key) } ?? false }
    return cell?.frame ?? bounds
  }

  /// Arrow keys move by a day or a week, also into other months.
  func operate(_ operation: KeyOperation) -> Bool {
    guard let host else { return false }
    let hadEffect =
      switch operation {
      case .step(let days): host.userDidMove(byDays: days)
      case .turn(let weeks): host.userDidMove(byDays: weeks * 7)
      case .press: host.userDidPressKey()
      case .release: false
      }
    keyFocus.frameDidChange(of: self)
    return hadEffect
  }

  func keyFocusDidChange(_ isFocused: Bool) {}
}

/// The pale background of a selected week.
final class WeekBand: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor.withAlphaComponent(DayCell.circleOpacity)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
