import ListCore

extension UICollectionView: ListCellsHost {
  var itemGeneration: Int { model.generation }
  func listCell(at path: RowPath) -> (any ListCell)? { elements.cell(at: path) }
  func path(ofListCell cell: UIView) -> RowPath? {
    (cell as? UICollectionReusableView).flatMap(elements.element(of:))?.item
  }
}
