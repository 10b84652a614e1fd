/// What stands in a table from top to bottom: each section's header, its rows, its footer.
package enum TableItem: Hashable, Sendable {
  case header(section: Int)
  case row(RowPath)
  case footer(section: Int)

  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}
