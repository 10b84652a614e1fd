import ListCore

/// The views of a table in the order in which they are read: section by section, whatever is pinned where.
@MainActor
struct TableReadingOrder {
  private let table: UITableView

  init(_ table: UITableView) {
    self.table = table
  }

  /// Where a view is read: what stands at the table's edges first and last, of each section its header, rows, footer.
  private struct Place: Comparable {
    var edge: Int
    var section = 0
    var part = 0
    var row = 0
    var order = 0

    static func < (first: Place, second: Place) -> Bool {
      (first.edge, first.section, first.part, first.row, first.order)
        < (second.edge, second.section, second.part, second.row, second.order)
    }
  }

  var views: [UIView] {
    let headers = Dictionary(
      table.sectionViews.live.map { (ObjectIdentifier($0.view), place(of: $0.item)) }, uniquingKeysWith: { $1 })
    let rows = Dictionary(
      table.cells.live.map {
        (ObjectIdentifier($0.cell), Place(edge: 1, section: $0.path.section, part: 1, row: $0.path.row))
      },
      uniquingKeysWith: { $1 })
    let placed = table.subviews.enumerated().compactMap { order, view -> (place: Place, view: UIView)? in
      let key = ObjectIdentifier(view)
      if view === table.tableHeaderView { return (Place(edge: 0, order: order), view) }
      if view === table.tableFooterView { return (Place(edge: 2, order: order), view) }
      if let place = headers[key] ?? rows[key] { return (place, view) }
      // Cells and headers that an update sends away are no longer read.
      if view is UITableViewCell || view is UITableViewHeaderFooterView { return nil }
      return (Place(edge: 2, section: 1, order: order), view)
    }
    return placed.sorted { $0.place < $1.place }.map(\.view)
  }

  private func place(of item: TableItem) -> Place {
    switch item {
    case .header(let section): Place(edge: 1, section: section, part: 0)
    case .footer(let section): Place(edge: 1, section: section, part: 2)
    case .row(let path): Place(edge: 1, section: path.section, part: 1, row: path.row)
    }
  }
}
