/// Returns to parts that know no table about the views inside one.
extension UITableView: SubviewPlacing, TapUsing {
  package func frameOrigin(of subview: UIView) -> FrameOrigin? {
    subview is UITableViewCell || subview is UITableViewHeaderFooterView ? .table : nil
  }

  package func usesTaps(on view: UIView?) -> Bool { allowsSelection && view.isInside(UITableViewCell.self, of: self) }
}
