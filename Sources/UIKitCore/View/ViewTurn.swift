extension UIView {
  /// Keeps the view with those above it and their controllers until the turn ends, whoever lets go of them.
  func keepForTurn() {
    var current: UIView? = self
    while let view = current {
      Turn.keep(view)
      Turn.keep(view.owningViewController)
      current = view.superviewReference
    }
  }
}
