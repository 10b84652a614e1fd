import ListCore

extension UITableView: ListCellsHost {
  var itemGeneration: Int { model.generation }
  func listCell(at path: RowPath) -> (any ListCell)? { cells.cell(at: path) }
  func path(ofListCell cell: UIView) -> RowPath? { (cell as? UITableViewCell).flatMap(cells.path(of:)) }
}
