extension UICollectionView: TapUsing {
  package func usesTaps(on view: UIView?) -> Bool {
    allowsSelection && view.isInside(UICollectionViewCell.self, of: self)
  }
}
