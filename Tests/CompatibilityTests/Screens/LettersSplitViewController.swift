import UIKit

/// A letter, in the secondary column.
final class LetterDetailViewController: UIViewController {
  let subject: String

  init(subject: String) {
    self.subject = subject
    super.init(nibName: nil, bundle: nil)
    title = subject
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Dear reader of \(subject)"
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

/// A list of names; a tapped one is told to the split view's owner.
final class LetterListViewController: UITableViewController {
  private let names: [String]
  var onSelect: ((String) -> Void)?

  init(title: String, names: [String]) {
    self.names = names
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("not used") }

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

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(names[indexPath.row])
  }
}

/// Letters in columns: mailboxes, with three columns; the letters of one; the chosen letter.
final class LettersSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  var log: [String] = []
  /// The column on top on a narrow window; nil for the system's choice.
  var topColumn: UISplitViewController.Column?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let letters = LetterListViewController(title: "Letters", names: ["Garden", "Harbour", "Island"])
    letters.onSelect = { [weak self] name in
      self?.showDetailViewController(LetterDetailViewController(subject: name), sender: nil)
    }
    if style == .tripleColumn {
      let boxes = LetterListViewController(title: "Mailboxes", names: ["Inbox", "Sent"])
      boxes.onSelect = { [weak self] _ in self?.show(.supplementary) }
      setViewController(boxes, for: .primary)
      setViewController(letters, for: .supplementary)
    } else {
      setViewController(letters, for: .primary)
    }
    setViewController(LetterDetailViewController(subject: "Nothing"), for: .secondary)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.append("mode \(displayMode.rawValue)") }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.append("show \(column.rawValue)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.append("hide \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("top \(proposedTopColumn.rawValue)?")
    return topColumn ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
}
