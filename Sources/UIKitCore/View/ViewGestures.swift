/// The gesture recognisers of a view.
@MainActor
struct ViewGestures {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var recognizers: [UIGestureRecognizer]? {
    view.viewState.gestureRecognizers.isEmpty ? nil : view.viewState.gestureRecognizers
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view.viewState.gestureRecognizers.append(recognizer)
    recognizer.attach(to: view)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === view else { return }
    Turn.keep(recognizer)
    view.viewState.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.attach(to: nil)
  }

  func replace(with recognizers: [UIGestureRecognizer]?) {
    for recognizer in view.viewState.gestureRecognizers { view.removeGestureRecognizer(recognizer) }
    for recognizer in recognizers ?? [] { view.addGestureRecognizer(recognizer) }
  }
}
