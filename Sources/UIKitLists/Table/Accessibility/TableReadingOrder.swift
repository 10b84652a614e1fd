import ListCore

/// Sorts the views of a table for reading: section by section, wherever headers and footers are pinned.
@MainActor
struct TableReadingOrder {
  private let table: UITableView

  init(_ table: UITableView) {
    self.table = table
  }

  var views: [UIView] {
    let headers = Dictionary(
      table.sectionViews.live.map { (ObjectIdentifier($0.view), place(of: $0.item)) }, uniquingKeysWith: { $1 })
    let rows = Dictionary(
      table.cells.live.map {
        (ObjectIdentifier($0.cell), ReadingPlace(edge: 1, section: $0.path.section, part: 1, item: $0.path.row))
      },
      uniquingKeysWith: { $1 })
    let placed = table.subviews.enumerated().compactMap { order, view -> (place: ReadingPlace, view: UIView)? in
      let key = ObjectIdentifier(view)
      if view === table.tableHeaderView { return (ReadingPlace(edge: 0, order: order), view) }
      if view === table.tableFooterView { return (ReadingPlace(edge: 2, order: order), view) }
      if let place = headers[key] ?? rows[key] { return (place, view) }
      // Cells and headers that an update sends away are no longer read.
      if view is UITableViewCell || view is UITableViewHeaderFooterView { return nil }
      return (ReadingPlace(edge: 2, section: 1, order: order), view)
    }
    return placed.sorted { $0.place < $1.place }.map(\.view)
  }

  private func place(of item: TableItem) -> ReadingPlace {
    switch item {
    case .header(let section): ReadingPlace(edge: 1, section: section, part: 0)
    case .footer(let section): ReadingPlace(edge: 1, section: section, part: 2)
    case .row(let path): ReadingPlace(edge: 1, section: path.section, part: 1, item: path.row)
    }
  }
}
