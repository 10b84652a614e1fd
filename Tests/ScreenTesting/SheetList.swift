import UIKit

/// A list of cells that are each configured by a closure.
package final class SheetList: UITableView, UITableViewDataSource {
  package struct Row {
    package var style = UITableViewCell.CellStyle.default
    package var isSelected = false
    package var configure: @MainActor (UITableViewCell) -> Void

    package init(
      style: UITableViewCell.CellStyle = .default, isSelected: Bool = false,
      configure: @escaping @MainActor (UITableViewCell) -> Void
    ) {
      self.style = style
      self.isSelected = isSelected
      self.configure = configure
    }
  }

  private let rows: [Row]

  package init(_ rows: [Row], style: UITableView.Style = .plain) {
    self.rows = rows
    super.init(frame: .zero, style: style)
    dataSource = self
    allowsMultipleSelection = true
    showsVerticalScrollIndicator = false
    isScrollEnabled = false
    reloadData()
    for (index, row) in rows.enumerated() where row.isSelected {
      selectRow(at: IndexPath(row: index, section: 0), animated: false, scrollPosition: .none)
    }
  }

  required init?(coder: NSCoder) {
    rows = []
    super.init(coder: coder)
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    row.configure(cell)
    return cell
  }
}
