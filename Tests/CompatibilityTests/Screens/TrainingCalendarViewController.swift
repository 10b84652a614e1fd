import UIKit

/// A calendar of trainings: planned days are marked, rest days cannot be chosen, and a switch changes between one day, several
/// days and whole weeks.
final class TrainingCalendarViewController: UIViewController {
  enum Choice: Int, CaseIterable {
    case none, day, days, week
  }

  let calendarView = UICalendarView()
  let choiceControl = UISegmentedControl(items: ["None", "Day", "Days", "Week"])
  private(set) var log: [String] = []
  private(set) var decorationRequests = 0
  var plans: [Date: UICalendarView.Decoration] = [:]

  static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  static func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(calendar: gregorian, year: year, month: month, day: day)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    calendarView.calendar = Self.gregorian
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.timeZone = TimeZone(secondsFromGMT: 0)
    calendarView.fontDesign = .rounded
    calendarView.delegate = self
    calendarView.availableDateRange = DateInterval(
      start: Self.day(2024, 1, 10).date!, end: Self.day(2024, 12, 31).date!)
    calendarView.visibleDateComponents = Self.day(2024, 2, 1)
    plans = [
      Self.day(2024, 2, 5).date!: .default(color: .systemGreen, size: .large),
      Self.day(2024, 2, 6).date!: .default(),
      Self.day(2024, 2, 14).date!: .image(UIImage(systemName: "heart.fill"), color: .red, size: .large),
      Self.day(2024, 2, 20).date!: .customView {
        let label = UILabel()
        label.text = "5K"
        label.font = .preferredFont(forTextStyle: .caption2)
        return label
      },
    ]
    choiceControl.selectedSegmentIndex = 0
    choiceControl.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        self?.choose(Choice(rawValue: control.selectedSegmentIndex)!)
      }, for: .valueChanged)
    for subview in [choiceControl, calendarView] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      choiceControl.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      choiceControl.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      choiceControl.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      calendarView.topAnchor.constraint(equalTo: choiceControl.bottomAnchor, constant: 8),
      calendarView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      calendarView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  func choose(_ choice: Choice) {
    calendarView.selectionBehavior =
      switch choice {
      case .none: nil
      case .day: UICalendarSelectionSingleDate(delegate: self)
      case .days: UICalendarSelectionMultiDate(delegate: self)
      case .week: UICalendarSelectionWeekOfYear(delegate: self)
      }
  }

  func plan(_ decoration: UICalendarView.Decoration?, on day: DateComponents) {
    plans[day.date!] = decoration
    calendarView.reloadDecorations(forDateComponents: [day], animated: true)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func text(_ day: DateComponents?) -> String {
    guard let day else { return "nothing" }
    return "\(day.year!)-\(day.month!)-\(day.day!)"
  }
}

extension TrainingCalendarViewController: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    decorationRequests += 1
    let day = DateComponents(
      calendar: dateComponents.calendar, year: dateComponents.year, month: dateComponents.month,
      day: dateComponents.day)
    return day.date.flatMap { plans[$0] }
  }

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    log.append("from \(previousDateComponents.month!) to \(calendarView.visibleDateComponents.month!)")
  }
}

extension TrainingCalendarViewController: UICalendarSelectionSingleDateDelegate {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
  {
    // The 11th is a day of rest, and a chosen day cannot be let go.
    guard let dateComponents else { return false }
    return dateComponents.day != 11
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    log.append("day \(text(dateComponents))")
  }
}

extension TrainingCalendarViewController: UICalendarSelectionMultiDateDelegate {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { selection.selectedDates.count < 3 }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { dateComponents.day != 14 }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {
    log.append("with \(text(dateComponents))")
    selection.updateSelectableDates()
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {
    log.append("without \(text(dateComponents))")
    selection.updateSelectableDates()
  }
}

extension TrainingCalendarViewController: UICalendarSelectionWeekOfYearDelegate {
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    log.append("week \(weekOfYearComponents.map { "\($0.weekOfYear!) of \($0.yearForWeekOfYear!)" } ?? "none")")
  }
}
