import Foundation

/// A month of a calendar: its days in weeks. A tap, or the arrow keys, choose one.
final class MonthGrid: UIView {
  private weak var host: (any MonthPagerHost)?
  private let cells = (0..<MonthDays.weeks * 7).map { _ in DayCell() }
  private var month: MonthDays?

  init(host: (any MonthPagerHost)?) {
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

  func show(_ month: MonthDays) {
    self.month = month
    guard let texts = host?.texts else { return }
    for (place, cell) in cells.enumerated() {
      guard let day = month.day(at: place) else {
        cell.isHidden = true
        continue
      }
      cell.isHidden = false
      let date = month.date(day, texts.calendar)
      cell.show(day, texts.number(day), spoken: texts.text(date, "EEEEMMMMd"))
    }
    showChoice()
    setNeedsLayout()
  }

  /// Marks today and the chosen day, and dims days beyond the limits.
  func showChoice() {
    guard let host, let month else { return }
    let calendar = host.texts.calendar
    let chosen = host.choice.date
    for cell in cells where !cell.isHidden {
      let date = month.date(cell.day, calendar)
      let stretch = calendar.dateInterval(of: .day, for: date)
      cell.state = DayCell.State(
        isChosen: calendar.isDate(date, inSameDayAs: chosen), isToday: calendar.isDateInToday(date),
        isAllowed: stretch.map(host.choice.allows) ?? true)
    }
  }

  private func choose(_ day: Int) -> Bool {
    guard let host, let month, let cell = cells.first(where: { $0.day == day && !$0.isHidden }), cell.state.isAllowed
    else { return false }
    host.userDidChoose(day: month.date(day, host.texts.calendar))
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(MonthDays.weeks)
    for (place, cell) in cells.enumerated() {
      let row = CGRect(x: 0, y: CGFloat(place / 7) * height, width: bounds.width, height: height)
      cell.frame = WeekColumns.frame(place % 7, in: row, of: self)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for cell in cells { cell.updateColors() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesBegan($0, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesEnded($0, with: event) }
  }
}

extension MonthGrid: KeyOperated {
  var takesKeys: Bool { isUserInteractionEnabled && !isHidden && month != nil }

  var keyFocusFrame: CGRect { cells.first { $0.state.isChosen && !$0.isHidden }?.frame ?? bounds }

  /// Arrows go by a day or a week, also into other months.
  func operate(_ operation: KeyOperation) -> Bool {
    guard let host else { return false }
    let days: Int
    switch operation {
    case .step(let step): days = step
    case .turn(let weeks): days = weeks * 7
    case .press, .release: return false
    }
    guard let date = host.texts.calendar.date(byAdding: .day, value: days, to: host.choice.date) else { return false }
    host.userDidChoose(day: date)
    keyFocus.frameDidChange(of: self)
    return true
  }

  func keyFocusDidChange(_ isFocused: Bool) {}
}

/// A day of a calendar: a number, in a circle if it is chosen.
final class DayCell: UIView {
  struct State: Equatable {
    var isChosen = false
    var isToday = false
    var isAllowed = true
  }

  private let circle = UIView()
  private let label = UILabel()
  private(set) var day = 0
  var choose: (Int) -> Bool = { _ in false }
  var state = State() { didSet { if state != oldValue { updateColors() } } }

  /// In points [C].
  private static let diameter: CGFloat = 44
  private static let fontSize: CGFloat = 20
  private static let chosenFontSize: CGFloat = 24
  /// The opacity of the circle behind a chosen day that is not today [C].
  private static let circleOpacity: CGFloat = 0.12

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ day: Int, _ text: String, spoken: String) {
    self.day = day
    label.text = text
    accessibilityLabel = spoken
  }

  /// [C] The chosen day has the tint's colour on a pale circle; today, if it is chosen, is white on the full tint.
  func updateColors() {
    circle.isHidden = !state.isChosen
    circle.backgroundColor = state.isToday ? tintColor : tintColor.withAlphaComponent(Self.circleOpacity)
    label.font =
      state.isChosen
      ? .systemFont(ofSize: Self.chosenFontSize, weight: .medium)
      : .systemFont(ofSize: Self.fontSize, weight: state.isToday ? .medium : .regular)
    label.textColor =
      switch (state.isAllowed, state.isChosen, state.isToday) {
      case (false, _, _): .tertiaryLabel
      case (_, true, true): .white
      case (_, true, false), (_, false, true): tintColor
      default: .label
      }
    var traits = UIAccessibilityTraits.button
    if state.isChosen { traits.insert(.selected) }
    if !state.isAllowed { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = min(Self.diameter, bounds.width, bounds.height)
    circle.frame = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    circle.layer.cornerRadius = diameter / 2
    label.frame = bounds
  }

  override func accessibilityActivate() -> Bool { choose(day) }
}
