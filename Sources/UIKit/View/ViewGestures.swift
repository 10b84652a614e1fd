/// The gesture recognisers of a view.
@MainActor
struct ViewGestures {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var recognizers: [UIGestureRecognizer]? {
    view.state.gestureRecognizers.isEmpty ? nil : view.state.gestureRecognizers
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view.state.gestureRecognizers.append(recognizer)
    recognizer.attach(to: view)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === view else { return }
    view.state.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.attach(to: nil)
  }

  func replace(with recognizers: [UIGestureRecognizer]?) {
    for recognizer in view.state.gestureRecognizers { view.removeGestureRecognizer(recognizer) }
    for recognizer in recognizers ?? [] { view.addGestureRecognizer(recognizer) }
  }
}
