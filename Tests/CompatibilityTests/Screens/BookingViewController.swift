import UIKit

/// A form in a scroll view: guests by a picker in place of the keyboard, arrival and departure, a time to be called before, and
/// remarks that grow.
final class BookingViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextViewDelegate {
  let scrollView = UIScrollView()
  let guestsField = UITextField()
  let guestsPicker = UIPickerView()
  let arrival = UIDatePicker()
  let departure = UIDatePicker()
  let notice = UIDatePicker()
  let remarks = UITextView()
  let placeholder = UILabel()

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  static func day(_ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: 2025, month: month, day: day))!
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Booking"
    view.backgroundColor = .systemBackground
    setUpGuests()
    setUpDates()
    setUpRemarks()
    let stack = UIStackView(arrangedSubviews: [
      guestsField, row("Arrival", arrival), row("Departure", departure), notice, remarks,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func row(_ text: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    control.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    return row
  }

  // MARK: Guests

  private func setUpGuests() {
    guestsField.placeholder = "Guests"
    guestsField.borderStyle = .roundedRect
    guestsField.font = .preferredFont(forTextStyle: .body)
    guestsField.adjustsFontForContentSizeCategory = true
    guestsPicker.dataSource = self
    guestsPicker.delegate = self
    guestsField.inputView = guestsPicker
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.guestsField.resignFirstResponder() }),
    ]
    bar.sizeToFit()
    guestsField.inputAccessoryView = bar
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 8 : 5 }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let text = component == 0 ? "\(row + 1) adults" : "\(row) children"
    return NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.systemIndigo])
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let (adults, children) = (pickerView.selectedRow(inComponent: 0) + 1, pickerView.selectedRow(inComponent: 1))
    guestsField.text = "\(adults) adults, \(children) children"
    tabBarItem.badgeValue = "\(adults + children)"
  }

  // MARK: Dates

  private func setUpDates() {
    for picker in [arrival, departure] {
      picker.calendar = Self.calendar
      picker.timeZone = Self.calendar.timeZone
      picker.locale = Self.calendar.locale
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .compact
    }
    arrival.date = Self.day(5, 10)
    departure.date = Self.day(5, 12)
    departure.minimumDate = Self.day(5, 11)
    arrival.addAction(UIAction { [weak self] _ in self?.arrivalChanged() }, for: .valueChanged)
    notice.datePickerMode = .countDownTimer
    notice.locale = Self.calendar.locale
    notice.minuteInterval = 15
    notice.countDownDuration = 45 * 60
  }

  private func arrivalChanged() {
    departure.minimumDate = Self.calendar.date(byAdding: .day, value: 1, to: arrival.date)
  }

  // MARK: Remarks

  private func setUpRemarks() {
    remarks.isScrollEnabled = false
    remarks.delegate = self
    remarks.font = .preferredFont(forTextStyle: .body)
    remarks.adjustsFontForContentSizeCategory = true
    remarks.layer.borderColor = UIColor.separator.cgColor
    remarks.layer.borderWidth = 1
    remarks.layer.cornerRadius = 8
    placeholder.text = "Remarks"
    placeholder.textColor = .placeholderText
    placeholder.font = remarks.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    remarks.addSubview(placeholder)
    NSLayoutConstraint.activate([
      placeholder.topAnchor.constraint(equalTo: remarks.topAnchor, constant: remarks.textContainerInset.top),
      placeholder.leadingAnchor.constraint(
        equalTo: remarks.leadingAnchor,
        constant: remarks.textContainerInset.left + remarks.textContainer.lineFragmentPadding),
    ])
  }

  func textViewDidChange(_ textView: UITextView) { placeholder.isHidden = !textView.text.isEmpty }
}
