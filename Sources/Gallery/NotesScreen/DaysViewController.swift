import Trestle
import UIKit

/// A calendar, and below it the notes of the day that is chosen in it.
final class DaysViewController: ListViewController {
  private let day: ChosenDay
  let datePicker = UIDatePicker()

  init(model: NotesModel, open: @escaping (Note) -> Void) {
    day = ChosenDay(model.today)
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .inline
    datePicker.calendar = model.calendar
    datePicker.timeZone = model.calendar.timeZone
    datePicker.date = model.today
    super.init(DayScreen(model: model, day: day, open: open))
    datePicker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        day.date = datePicker.date
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIView()
    header.addSubview(datePicker)
    tableView.tableHeaderView = header
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let header = tableView.tableHeaderView else { return }
    let width = tableView.bounds.width
    let margin = tableView.layoutMargins.left
    let size = datePicker.sizeThatFits(CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude))
    datePicker.frame = CGRect(
      x: margin, y: 0, width: max(size.width, min(width - 2 * margin, Self.widest)), height: size.height)
    datePicker.center.x = width / 2
    guard header.frame.size != CGSize(width: width, height: size.height) else { return }
    header.frame.size = CGSize(width: width, height: size.height)
    tableView.tableHeaderView = header
  }

  private static let widest: CGFloat = 420
}
