extension UIView {
  /// Keeps the view, its superviews and their controllers alive until the turn ends, even if the app releases them.
  func keepForTurn() {
    var current: UIView? = self
    while let view = current {
      Turn.keep(view)
      Turn.keep(view.owningViewController)
      current = view.superviewReference
    }
  }
}
