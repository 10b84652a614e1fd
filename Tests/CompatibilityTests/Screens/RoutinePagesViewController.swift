import UIKit

/// The parts of a day as pages that turn upwards. Each has a table with a time, whose wheels open below it, and a note that grows.
final class RoutinePagesViewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
  let parts = ["Morning", "Noon", "Evening"].enumerated().map { RoutineViewController(part: $1, hour: 7 + 5 * $0) }
  let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([parts[0]], direction: .forward, animated: false)
    title = parts[0].title
    addChild(pages)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pageControl.numberOfPages = parts.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(UIAction { [unowned self] _ in turn(to: pageControl.currentPage) }, for: .valueChanged)
    for view in [pages.view!, pageControl] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(pageControl)
    NSLayoutConstraint.activate([
      pages.view.topAnchor.constraint(equalTo: view.topAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.view.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  private var current: Int { parts.firstIndex { $0 === pages.viewControllers?.first } ?? 0 }

  private func turn(to index: Int) {
    pages.setViewControllers([parts[index]], direction: index < current ? .reverse : .forward, animated: true)
    title = parts[index].title
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { parts.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? parts[$0 - 1] : nil } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    parts.firstIndex { $0 === viewController }.flatMap { $0 + 1 < parts.count ? parts[$0 + 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed else { return }
    pageControl.currentPage = current
    title = parts[current].title
  }
}

final class RoutineViewController: UITableViewController, UITextViewDelegate {
  var time: Date
  var note = ""
  private(set) var isPickerShown = false

  private static let timeZone = TimeZone(secondsFromGMT: 0)!

  init(part: String, hour: Int) {
    time = Date(timeIntervalSinceReferenceDate: TimeInterval(hour * 3600))
    super.init(style: .insetGrouped)
    title = part
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var timeText: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = Self.timeZone
    formatter.dateFormat = "HH:mm"
    return formatter.string(from: time)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WheelsCell.self, forCellReuseIdentifier: "wheels")
    tableView.register(RemarkCell.self, forCellReuseIdentifier: "note")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "time")
    tableView.keyboardDismissMode = .interactive
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 && isPickerShown ? 2 : 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Reminder" : "Note"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 1 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! RemarkCell
      cell.textView.text = note
      cell.textView.delegate = self
      cell.placeholder.isHidden = !note.isEmpty
      return cell
    }
    guard indexPath.row == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "wheels", for: indexPath) as! WheelsCell
      cell.picker.timeZone = Self.timeZone
      cell.picker.date = time
      cell.onChange = { [weak self] in self?.change(to: $0) }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "time", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Time"
    content.secondaryText = timeText
    cell.contentConfiguration = content
    return cell
  }

  private func change(to date: Date) {
    time = date
    tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath == IndexPath(row: 0, section: 0)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    isPickerShown.toggle()
    let row = [IndexPath(row: 1, section: 0)]
    if isPickerShown { tableView.insertRows(at: row, with: .fade) } else { tableView.deleteRows(at: row, with: .fade) }
  }

  func textViewDidChange(_ textView: UITextView) {
    note = textView.text
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? RemarkCell
    cell?.placeholder.isHidden = textView.hasText
    tableView.performBatchUpdates(nil)
  }
}

final class WheelsCell: UITableViewCell {
  let picker = UIDatePicker()
  var onChange: (Date) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: "en_GB")
    picker.minuteInterval = 5
    picker.addAction(UIAction { [unowned self] _ in onChange(picker.date) }, for: .valueChanged)
    picker.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: contentView.topAnchor),
      picker.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      picker.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RemarkCell: UITableViewCell {
  let textView = UITextView()
  let placeholder = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textView.isScrollEnabled = false
    textView.backgroundColor = .clear
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    textView.textContainer.lineFragmentPadding = 0
    placeholder.text = "Pills, breakfast, a walk"
    placeholder.textColor = .placeholderText
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.numberOfLines = 0
    for view in [textView, placeholder] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(textView)
    textView.addSubview(placeholder)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: contentView.topAnchor),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 12),
      placeholder.widthAnchor.constraint(lessThanOrEqualTo: textView.widthAnchor),
      textView.heightAnchor.constraint(greaterThanOrEqualTo: placeholder.heightAnchor, constant: 24),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
