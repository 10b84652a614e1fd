import UIKit

/// Rows with a symbol and two texts, filled by content configurations.
final class ListContentController: UITableViewController {
  private let rowCount: Int
  private let keepsCells: Bool
  private static let identifier = "row"
  private static let symbols = ["star", "heart.fill", "folder", "bell", "person", "gear", "trash", "bookmark.fill"]

  /// - Parameter keepsCells: Whether cells are reused; otherwise each row has its own.
  init(rowCount: Int, keepsCells: Bool) {
    self.rowCount = rowCount
    self.keepsCells = keepsCells
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      keepsCells
      ? tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
      : UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.contentConfiguration = Self.content(indexPath.row)
    return cell
  }

  /// The content of a row. Texts and symbol depend on `row` alone.
  static func content(_ row: Int) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row \(row) of the list"
    content.secondaryText = "What there is to say about it: \(row &* 2_654_435_761 & 0xFFFF)"
    content.image = UIImage(systemName: symbols[row % symbols.count])
    return content
  }
}
