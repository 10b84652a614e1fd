import Observation
import Trestle
import UIKit

/// A calendar that marks the days with notes, and below it the notes of the day that is chosen in it.
final class DaysViewController: ListViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
  private let model: NotesModel
  private let day: ChosenDay
  let calendarView = UICalendarView()
  /// The days whose marks are shown.
  private var marked: Set<DateComponents> = []

  init(model: NotesModel, open: @escaping (Note) -> Void) {
    self.model = model
    day = ChosenDay(model.today)
    super.init(DayScreen(model: model, day: day, open: open))
    calendarView.calendar = model.calendar
    calendarView.timeZone = model.calendar.timeZone
    let selection = UICalendarSelectionSingleDate(delegate: self)
    selection.selectedDate = components(of: model.today)
    calendarView.visibleDateComponents = components(of: model.today)
    calendarView.selectionBehavior = selection
    calendarView.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  private func components(of date: Date) -> DateComponents {
    model.calendar.dateComponents([.era, .year, .month, .day], from: date)
  }

  // MARK: Layout

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIView()
    header.addSubview(calendarView)
    tableView.tableHeaderView = header
    wrapNotes(of: DayScreen.self)
    followNotes()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let header = tableView.tableHeaderView else { return }
    let width = tableView.bounds.width
    let room = CGSize(
      width: min(width - 2 * tableView.layoutMargins.left, Self.widest),
      height: UIView.layoutFittingCompressedSize.height)
    let height = calendarView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    calendarView.frame = CGRect(x: (width - room.width) / 2, y: 0, width: room.width, height: height)
    guard header.frame.size != CGSize(width: width, height: height) else { return }
    header.frame.size = CGSize(width: width, height: height)
    tableView.tableHeaderView = header
  }

  private static let widest: CGFloat = 420

  // MARK: Marks

  /// Marks the days with notes, now and after each change of the notes.
  private func followNotes() {
    let days = withObservationTracking {
      Set(model.notes.map { components(of: $0.date) })
    } onChange: { [weak self] in
      Task { @MainActor in self?.followNotes() }
    }
    let changed = marked.symmetricDifference(days)
    marked = days
    if !changed.isEmpty { calendarView.reloadDecorations(forDateComponents: Array(changed), animated: true) }
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    let isMarked = model.calendar.date(from: dateComponents).map { marked.contains(components(of: $0)) } ?? false
    return isMarked ? .default(color: .systemOrange) : nil
  }

  // MARK: Days

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    if let date = dateComponents.flatMap(model.calendar.date(from:)) { day.date = date }
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    // One day is always chosen.
    dateComponents != nil
  }
}
