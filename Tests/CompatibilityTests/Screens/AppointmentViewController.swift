import UIKit

/// A form with dates: compact pickers in rows, a calendar, wheels for a birthday, and a timer.
final class AppointmentViewController: UITableViewController {
  enum Row: Int, CaseIterable {
    case starts, birthday, day, timer
  }

  let starts = UIDatePicker()
  let birthday = UIDatePicker()
  let day = UIDatePicker()
  let timer = UIDatePicker()
  var log: [String] = []

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointment"
    for picker in [starts, birthday, day, timer] {
      picker.calendar = Self.calendar
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.locale = Locale(identifier: "en_US")
      picker.addAction(
        UIAction { [weak self] action in
          guard let self, let picker = action.sender as? UIDatePicker else { return }
          log.append(picker === timer ? "\(Int(picker.countDownDuration)) s" : Self.text(picker.date))
        }, for: .valueChanged)
    }
    starts.preferredDatePickerStyle = .compact
    starts.datePickerMode = .dateAndTime
    starts.minuteInterval = 15
    starts.date = Self.date(2026, 11, 23, 9, 40)
    birthday.preferredDatePickerStyle = .wheels
    birthday.datePickerMode = .date
    birthday.minimumDate = Self.date(1900, 1, 1)
    birthday.maximumDate = Self.date(2026, 11, 23)
    birthday.date = Self.date(2000, 2, 29)
    day.preferredDatePickerStyle = .inline
    day.datePickerMode = .date
    day.date = Self.date(2026, 11, 23)
    timer.datePickerMode = .countDownTimer
    timer.countDownDuration = 5400
    tableView.allowsSelection = false
  }

  static func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return "\(parts.year!)-\(parts.month!)-\(parts.day!) \(parts.hour!):\(parts.minute!)"
  }

  func picker(_ row: Row) -> UIDatePicker {
    switch row {
    case .starts: starts
    case .birthday: birthday
    case .day: day
    case .timer: timer
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Row.allCases.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let row = Row(rawValue: indexPath.section)!
    let picker = picker(row)
    if row == .starts {
      cell.textLabel?.text = "Starts"
      picker.sizeToFit()
      cell.accessoryView = picker
      return cell
    }
    picker.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      picker.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      picker.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    return cell
  }
}
