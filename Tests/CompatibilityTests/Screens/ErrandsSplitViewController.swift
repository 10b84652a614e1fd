import UIKit

/// Lists, their errands and one errand in three columns. An errand is dragged onto a list, and its text into the notes.
final class ErrandsSplitViewController: UISplitViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  let lists = NamesViewController(style: .insetGrouped)
  let errands = NamesViewController(style: .plain)
  let detail = ErrandViewController()
  var errandsByList = [["Post letter", "Buy stamps", "Return books"], ["Water plants"], []]
  private(set) var shown = 0

  init() {
    super.init(style: .tripleColumn)
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    lists.title = "Lists"
    lists.names = ["Town", "Garden", "Someday"]
    lists.onChoose = { [unowned self] in showList($0) }
    errands.onChoose = { [unowned self] in
      detail.show(errandsByList[shown][$0])
      show(.secondary)
    }
    setViewController(lists, for: .primary)
    setViewController(errands, for: .supplementary)
    setViewController(detail, for: .secondary)
    showList(0)
    errands.tableView.dragDelegate = self
    errands.tableView.dragInteractionEnabled = true
    lists.tableView.dropDelegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func showList(_ index: Int) {
    shown = index
    errands.title = lists.names[index]
    errands.names = errandsByList[index]
    show(.supplementary)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: errands.names[indexPath.row] as NSString))
    item.localObject = indexPath.row
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard session.localDragSession != nil, let list = destinationIndexPath?.row, list != shown else {
      return UITableViewDropProposal(operation: .forbidden)
    }
    return UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let list = coordinator.destinationIndexPath?.row,
      let row = coordinator.items.first?.dragItem.localObject as? Int
    else { return }
    errandsByList[list].append(errandsByList[shown].remove(at: row))
    errands.names = errandsByList[shown]
  }
}

final class NamesViewController: UITableViewController {
  var names: [String] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
  var onChoose: (Int) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoose(indexPath.row) }
}

/// A calendar to choose a day from, and notes below it.
final class ErrandViewController: UIViewController {
  let picker = UIDatePicker()
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = calendar.locale
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = calendar.date(from: DateComponents(year: 2025, month: 10, day: 9))!
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .secondarySystemBackground
    textView.layer.cornerRadius = 8
    let stack = UIStackView(arrangedSubviews: [picker, textView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  func show(_ errand: String) {
    loadViewIfNeeded()
    title = errand
    textView.text = "Notes about \(errand.lowercased())"
  }
}
