import ListCore

/// A row of a list of files.
struct DocumentRow: Hashable, Sendable {
  var title: String
  var detail: String
  var symbol: String
  var isFolder: Bool
  var isEnabled: Bool
  var isChosen: Bool
}

/// Lists the files of a folder if the desktop has no dialogue: a row for each file, with its name, date and size.
@MainActor
final class DocumentList: UITableViewController {
  private var rows: [DocumentRow]?
  /// Called with the number of the row that the user chose.
  var choose: ((Int) -> Void)?

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Replaces the rows. Rows that cannot be chosen are dimmed.
  func show(_ rows: [DocumentRow]) {
    let old = self.rows
    self.rows = rows
    guard isViewLoaded else { return }
    tableView.backgroundView = rows.isEmpty ? emptyView : nil
    if old?.count == rows.count, let old, zip(old, rows).allSatisfy({ $0.title == $1.title }) {
      let changed = rows.indices.filter { old[$0] != rows[$0] }
      tableView.reconfigureRows(at: changed.map { IndexPath(row: $0, section: 0) })
    } else {
      tableView.reloadData()
    }
  }

  private var emptyView: UIView {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "folder")
    configuration.text = SystemWord.folderIsEmpty.text
    return UIContentUnavailableView(configuration: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    if let rows { show(rows) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows?.count ?? 0 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    guard let row = rows?[indexPath.row] else { return cell }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: row.symbol)
    // An equal width for all symbols, so that the names are aligned.
    content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    if !row.isEnabled {
      content.textProperties.color = .tertiaryLabel
      content.imageProperties.tintColor = .tertiaryLabel
    }
    cell.contentConfiguration = content
    cell.accessoryType = row.isFolder ? .disclosureIndicator : row.isChosen ? .checkmark : .none
    cell.selectionStyle = row.isEnabled ? .default : .none
    if row.isEnabled {
      cell.accessibilityTraits.remove(.notEnabled)
    } else {
      cell.accessibilityTraits.insert(.notEnabled)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    rows?[indexPath.row].isEnabled ?? false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose?(indexPath.row)
  }
}
