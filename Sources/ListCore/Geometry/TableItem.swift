/// An item of a table from top to bottom: a section's header, a row or a footer.
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
