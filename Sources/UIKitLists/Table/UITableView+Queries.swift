// Questions about cells, headers and footers first perform a pending layout, so that the answers are up to date:
// `README.md` lists each question.

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

  /// Performs a pending layout of the table itself, but not of its cells. Does nothing while counts and heights are
  /// being asked for, as the app's answers are for rows that the table does not know yet.
  private func bringUpToDate() { if !model.isLoading { viewLayout.layOutItselfIfNeeded() } }
}
