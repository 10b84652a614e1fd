import Foundation
import ListCore

/// A date picker as a calendar of one month, which can be swiped, with a button for the time below.
final class CalendarFace: UIView, DateFace {
  private weak var host: (any DateFaceHost)?
  private lazy var calendarView = MonthCalendar(host: self)
  private let timeTitle = UILabel()
  private lazy var time = DateButton { [weak self] in self?.openTime() }
  private weak var popover: DatePopover?

  /// In points [C].
  private static let timeHeight: CGFloat = 50
  private static let margin: CGFloat = 16

  init(host: any DateFaceHost) {
    self.host = host
    super.init(frame: .zero)
    timeTitle.text = SystemWord.time.text
    showTitleFont()
    for view in [calendarView, timeTitle, time] { addSubview(view) }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var showsTime: Bool { host?.choice.mode == .dateAndTime }

  var fittingSize: CGSize {
    let size = calendarView.fittingSize
    return CGSize(width: size.width, height: size.height + (showsTime ? Self.timeHeight : 0))
  }

  func reload() {
    guard host != nil else { return }
    (timeTitle.isHidden, time.isHidden) = (!showsTime, !showsTime)
    calendarView.reload()
    popover?.face.reload()
    show(animated: false)
    setNeedsLayout()
  }

  private func showTitleFont() { timeTitle.font = CalendarFont(size: 17, style: .body).font(traitCollection) }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    showTitleFont()
    setNeedsLayout()
  }

  func show(animated: Bool) {
    guard let host else { return }
    time.setTitle(host.texts.time(host.choice.date))
    calendarView.showMonth(animated: animated)
    popover?.face.show(animated: animated)
  }

  private func openTime() {
    guard let host else { return }
    popover = DatePopover.open(.time, from: time, for: host)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bottom = bounds.height - (showsTime ? Self.timeHeight : 0)
    calendarView.frame = CGRect(x: 0, y: 0, width: width, height: max(bottom, 0))
    guard showsTime else { return }
    let button = time.sizeThatFits(.zero)
    let middle = bounds.height - Self.timeHeight / 2
    let buttonX = isRightToLeft ? Self.margin : width - Self.margin - button.width
    time.frame = CGRect(x: buttonX, y: middle - button.height / 2, width: button.width, height: button.height)
    let title = timeTitle.intrinsicContentSize
    let titleX = isRightToLeft ? width - Self.margin - title.width : Self.margin
    timeTitle.frame = CGRect(x: titleX, y: middle - title.height / 2, width: title.width, height: title.height)
  }
}

extension CalendarFace: MonthCalendarHost {
  var choice: DateChoice { host?.choice ?? DateChoice() }
  var texts: DateTexts { host?.texts ?? DateTexts.texts(of: .current, in: .current) }
  var keyDay: Date? { choice.date }

  func state(of day: CalendarDay) -> DayCell.State {
    let calendar = texts.calendar
    return DayCell.State(
      isChosen: calendar.isDate(day.start, inSameDayAs: choice.date), isToday: calendar.isDateInToday(day.start),
      isAllowed: calendar.dateInterval(of: .day, for: day.start).map(choice.allows) ?? true)
  }

  /// The new date keeps the time of day.
  func userDidChoose(_ day: CalendarDay) {
    let parts = day.components
    host?.userDidChoose(
      choice.date { (date: inout DateComponents) in
        (date.era, date.year, date.month, date.day) = (parts.era, parts.year, parts.month, parts.day)
      })
  }

  /// Arrow keys select the day that they move to.
  func userDidMove(byDays days: Int) -> Bool {
    guard let date = texts.calendar.date(byAdding: .day, value: days, to: choice.date) else { return false }
    userDidChoose(CalendarDay(date, texts.calendar))
    return true
  }
}
