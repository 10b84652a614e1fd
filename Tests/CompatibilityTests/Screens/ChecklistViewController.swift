import UIKit

/// A cell whose text view grows with its text, as in a list of tasks.
final class ChecklistCell: UITableViewCell, UITextViewDelegate {
  let textView = UITextView()
  let placeholder = UILabel()
  var textDidChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textView.isScrollEnabled = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    textView.textContainer.lineFragmentPadding = 0
    textView.backgroundColor = .clear
    textView.delegate = self
    placeholder.text = "Task"
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .placeholderText
    for view in [textView, placeholder] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: contentView.topAnchor),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    textView.text = text
    placeholder.isHidden = !text.isEmpty
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = textView.hasText
    textDidChange?(textView.text)
  }
}

final class ChecklistViewController: UITableViewController {
  var tasks = ["Water the plants", "", "Call the plumber about the tap in the kitchen, which has dripped since Monday"]
  private(set) var heightChanges = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChecklistCell.self, forCellReuseIdentifier: "task")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath) as! ChecklistCell
    cell.show(tasks[indexPath.row])
    cell.textDidChange = { [weak self] text in self?.change(indexPath.row, to: text) }
    return cell
  }

  private func change(_ row: Int, to text: String) {
    tasks[row] = text
    heightChanges += 1
    UIView.setAnimationsEnabled(false)
    tableView.beginUpdates()
    tableView.endUpdates()
    UIView.setAnimationsEnabled(true)
  }

  func cell(_ row: Int) -> ChecklistCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? ChecklistCell
  }
}
