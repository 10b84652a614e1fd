import ListCore

extension UITableView {
  /// The table in one line, for failure messages:
  /// `UITableView 0,-88 375x812 content 375x4400 offset -88 | H0@0 | r0.3 y=132 h=44 sel | … | pool Cell:3`;
  /// `~` marks a guessed height.
  package func dump() -> String {
    let frame = frame
    var parts = [
      "UITableView \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
        + " content \(contentSize.width)x\(contentSize.height) offset \(contentOffset.y)"
    ]
    for item in sectionViews.liveItems {
      guard let view = sectionViews.view(item) else { continue }
      parts.append("\(item.isHeaderItem ? "H" : "F")\(item.section)@\(view.frame.minY)")
    }
    for row in cells.live {
      let estimate = model.geometry.isEstimated(.row(row.path)) ? "~" : ""
      let state = (row.cell.isSelected ? " sel" : "") + (row.cell.isHighlighted ? " lit" : "")
      parts.append("r\(row.path) y=\(row.cell.frame.minY) h=\(row.cell.frame.height)\(estimate)\(state)")
    }
    let pool = reuse.cells.dump()
    if !pool.isEmpty { parts.append("pool \(pool)") }
    return parts.joined(separator: " | ")
  }
}
