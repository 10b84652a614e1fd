import UIKit

/// A journal: days beside their entry in one tab, a board that texts are dropped on in the other. Days are dragged as texts.
final class JournalTabBarController: UITabBarController {
  struct Day {
    var date: Date
    var text: String
  }

  let columns = UISplitViewController(style: .doubleColumn)
  let days = DaysViewController(style: .insetGrouped)
  let entry = EntryViewController()
  let board = QuotesBoardViewController()

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  static func day(_ day: Int) -> Date { calendar.date(from: DateComponents(year: 2025, month: 3, day: day, hour: 9))! }

  override func viewDidLoad() {
    super.viewDidLoad()
    columns.preferredDisplayMode = .oneBesideSecondary
    columns.setViewController(days, for: .primary)
    columns.setViewController(entry, for: .secondary)
    columns.tabBarItem = UITabBarItem(title: "Journal", image: UIImage(systemName: "book"), tag: 0)
    let stack = UINavigationController(rootViewController: board)
    stack.tabBarItem = UITabBarItem(title: "Board", image: UIImage(systemName: "square.grid.2x2"), tag: 1)
    viewControllers = [columns, stack]
    days.onChoose = { [unowned self] index in
      entry.show(days.days[index])
      columns.show(.secondary)
    }
    entry.onChange = { [unowned self] day in days.replaceChosen(by: day) }
  }
}

final class DaysViewController: UITableViewController, UITableViewDragDelegate {
  var days = [
    JournalTabBarController.Day(date: JournalTabBarController.day(3), text: "Snow until noon."),
    JournalTabBarController.Day(date: JournalTabBarController.day(8), text: "Planted the first beans."),
    JournalTabBarController.Day(date: JournalTabBarController.day(14), text: ""),
  ]
  var chosen = 0
  var onChoose: (Int) -> Void = { _ in }

  static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = JournalTabBarController.calendar
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = JournalTabBarController.calendar.timeZone
    formatter.dateFormat = "MMMM d"
    return formatter.string(from: date)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Days"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "day")
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
  }

  func replaceChosen(by day: JournalTabBarController.Day) {
    days[chosen] = day
    days.sort { $0.date < $1.date }
    chosen = days.firstIndex { $0.date == day.date } ?? 0
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = Self.text(of: days[indexPath.row].date)
    content.secondaryText = days[indexPath.row].text
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
    onChoose(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: days[indexPath.row].text as NSString))]
  }
}

/// The date in the bar, the text below it, and a placeholder that is tied to the text view's own edges.
final class EntryViewController: UIViewController, UITextViewDelegate {
  let picker = UIDatePicker()
  let textView = UITextView()
  let placeholder = UILabel()
  var day = JournalTabBarController.Day(date: JournalTabBarController.day(3), text: "")
  var onChange: (JournalTabBarController.Day) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Entry"
    picker.calendar = JournalTabBarController.calendar
    picker.timeZone = JournalTabBarController.calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.addAction(UIAction { [weak self] _ in self?.dateChanged() }, for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: picker)
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.alwaysBounceVertical = true
    textView.delegate = self
    placeholder.text = "What happened today?"
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .placeholderText
    placeholder.numberOfLines = 0
    for view in [textView, placeholder] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(textView)
    textView.addSubview(placeholder)
    let inset = textView.textContainerInset.left + textView.textContainer.lineFragmentPadding
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: textView.textContainerInset.top),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: inset),
      placeholder.widthAnchor.constraint(lessThanOrEqualTo: textView.widthAnchor, constant: -2 * inset),
    ])
    show(day)
  }

  func show(_ day: JournalTabBarController.Day) {
    self.day = day
    guard isViewLoaded else { return }
    picker.date = day.date
    picker.sizeToFit()
    textView.text = day.text
    placeholder.isHidden = !day.text.isEmpty
  }

  private func dateChanged() {
    day.date = picker.date
    onChange(day)
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = textView.hasText
    day.text = textView.text
    onChange(day)
  }
}

/// Texts that were dropped, one under the other.
final class QuotesBoardViewController: UIViewController, UIDropInteractionDelegate {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    view.backgroundColor = .secondarySystemBackground
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    view.addInteraction(UIDropInteraction(delegate: self))
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = session.loadObjects(ofClass: NSString.self) { [weak self] texts in
      for case let text as NSString in texts { self?.add(text as String) }
    }
  }

  private func add(_ text: String) {
    let quote = UITextView()
    quote.isScrollEnabled = false
    quote.isEditable = false
    quote.text = text
    quote.font = .preferredFont(forTextStyle: .headline)
    quote.adjustsFontForContentSizeCategory = true
    quote.layer.cornerRadius = 10
    stack.addArrangedSubview(quote)
    navigationController?.tabBarItem.badgeValue = "\(stack.arrangedSubviews.count)"
  }
}
