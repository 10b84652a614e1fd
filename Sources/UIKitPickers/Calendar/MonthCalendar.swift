import Foundation

/// The owner of a calendar, which decides what its days show.
@MainActor
protocol MonthCalendarHost: AnyObject {
  /// The date whose month is shown, with the limits.
  var choice: DateChoice { get }
  var texts: DateTexts { get }
  /// The day from which the arrow keys move, if there is one.
  var keyDay: Date? { get }
  var fontDesign: UIFontDescriptor.SystemDesign { get }
  /// The height of the space for decorations below a day's number, in points.
  var decorationHeight: CGFloat { get }
  func state(of day: CalendarDay) -> DayCell.State
  /// The view below a day's number, made each time the day appears.
  func decoration(of day: CalendarDay) -> UIView?
  func userDidChoose(_ day: CalendarDay)
  /// An arrow key was pressed. Returns whether it had an effect.
  func userDidMove(byDays days: Int) -> Bool
  /// Return or the space bar was pressed. Returns whether it had an effect.
  func userDidPressKey() -> Bool
  /// The user moved to another month.
  func userDidTurn(to month: Date)
}

extension MonthCalendarHost {
  var fontDesign: UIFontDescriptor.SystemDesign { .default }
  var decorationHeight: CGFloat { 0 }
  func decoration(of day: CalendarDay) -> UIView? { nil }
  func userDidPressKey() -> Bool { false }
  func userDidTurn(to month: Date) {}
}

/// A calendar that shows one month: its title, the weekdays, and the days in pages that can be swiped. A tap on the
/// title replaces the days by wheels that lead to any month.
final class MonthCalendar: UIView {
  private weak var host: (any MonthCalendarHost)?
  private lazy var header = CalendarHeader(
    back: { [weak self] in self?.pager.go(by: -1) }, forward: { [weak self] in self?.pager.go(by: 1) },
    choose: { [weak self] in self?.toggleMonths() })
  private let weekdays = WeekdayRow()
  private lazy var pager = MonthPager(host: host) { [weak self] in self?.monthDidChange(isUsers: $0) }
  private lazy var months = MonthWheels(self)

  /// The width in points [C].
  private static let width: CGFloat = 320
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let weekHeight: CGFloat = 44

  init(host: any MonthCalendarHost) {
    self.host = host
    super.init(frame: .zero)
    for view in [header, weekdays, pager] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var fittingSize: CGSize {
    let week = Self.weekHeight + (host?.decorationHeight ?? 0)
    return CGSize(
      width: Self.width, height: Self.headerHeight + Self.weekdayHeight + week * CGFloat(MonthDays.weeks))
  }

  /// Whether the calendar, limits, language, font or decorations changed since they were shown. Showing them computes
  /// many dates, and apps set several of them in a row: all are shown once, with the next layout.
  private var needsReload = false

  /// Shows the host's calendar, limits, language, font and decorations with the next layout.
  func reload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload, let host else { return }
    needsReload = false
    header.design = host.fontDesign
    weekdays.show(host.texts, host.fontDesign)
    pager.reload()
    monthDidChange(isUsers: false)
  }

  /// Shows the month of the host's choice, with the current states of its days.
  func showMonth(animated: Bool) {
    guard !needsReload, let host else { return }
    pager.show(host.choice.date, animated: animated)
    monthDidChange(isUsers: false)
  }

  /// Updates the states of the days.
  func showStates(animated: Bool) {
    for grid in pager.grids { grid.showStates(animated: animated) }
  }

  /// Replaces the decorations of the days that are on screen.
  func showDecorations(of days: Set<CalendarDay>, animated: Bool) {
    for grid in pager.grids { grid.showDecorations(of: days, animated: animated) }
  }

  // MARK: Months

  private func toggleMonths() {
    reloadIfNeeded()
    let shows = months.superview == nil
    header.isOpen = shows
    if shows {
      months.show(pager.month)
      addSubview(months)
      setNeedsLayout()
      layoutIfNeeded()
    } else {
      months.removeFromSuperview()
    }
    (weekdays.isHidden, pager.isHidden) = (shows, shows)
  }

  private func monthDidChange(isUsers: Bool) {
    guard let host else { return }
    let start = pager.month.start
    header.show(host.texts.text(start, "yMMMM"), back: pager.canGo(by: -1), forward: pager.canGo(by: 1))
    if isUsers { host.userDidTurn(to: start) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let width = bounds.width
    header.frame = CGRect(x: 0, y: 0, width: width, height: Self.headerHeight)
    weekdays.frame = CGRect(x: 0, y: Self.headerHeight, width: width, height: Self.weekdayHeight)
    let top = Self.headerHeight + Self.weekdayHeight
    pager.frame = CGRect(x: 0, y: top, width: width, height: max(bounds.height - top, 0))
    months.frame = CGRect(
      x: 0, y: Self.headerHeight, width: width, height: max(bounds.height - Self.headerHeight, 0))
  }
}

extension MonthCalendar: MonthWheelsHost {
  var choice: DateChoice { host?.choice ?? DateChoice() }
  var texts: DateTexts { host?.texts ?? DateTexts.texts(of: .current, in: .current) }

  func userDidChoose(month: Date) {
    let before = pager.month
    pager.show(month, animated: false)
    monthDidChange(isUsers: pager.month != before)
  }
}

/// A font of titles or numbers in a calendar. It grows with the text size up to the largest one below the accessibility
/// sizes, since seven columns have no space for more [?].
struct CalendarFont {
  /// The point size at the default text size.
  var size: CGFloat
  var weight = UIFont.Weight.regular
  /// The text style by which the font scales.
  var style: UIFont.TextStyle

  private static let largest = UIContentSizeCategory.extraExtraExtraLarge

  /// The font for a text size, in the given design.
  /// - Parameter largestSize: The maximum point size.
  func font(
    _ traits: UITraitCollection, _ design: UIFontDescriptor.SystemDesign = .default, largestSize: CGFloat = .infinity
  ) -> UIFont {
    let wanted = traits.preferredContentSizeCategory
    let category = wanted > Self.largest ? Self.largest : wanted
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(
      for: size, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    let points = min(scaled, largestSize)
    let font = UIFont.systemFont(ofSize: points, weight: weight)
    guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
    return UIFont(descriptor: descriptor, size: points)
  }
}
