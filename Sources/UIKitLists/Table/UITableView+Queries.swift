// Questions about cells, headers and footers are answered as after the next layout: `README.md` lists each question.

extension UITableView {
  /// The rows on screen, up to date.
  var currentRows: TableRows {
    bringUpToDate()
    return cells
  }

  /// The headers and footers on screen, up to date.
  var currentSectionViews: TableHeaders {
    bringUpToDate()
    return sectionViews
  }

  /// Lays out where a layout of the table waits; one that only waits within its cells is left. Does nothing while counts
  /// and heights are asked for: the answers belong to rows that the table does not know yet.
  private func bringUpToDate() { if !model.isLoading { viewLayout.layOutItselfIfNeeded() } }
}
