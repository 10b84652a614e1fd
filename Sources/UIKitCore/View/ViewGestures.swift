/// The gesture recognisers of a view.
@MainActor
struct ViewGestures {
  struct State {
    fileprivate(set) var recognizers: [UIGestureRecognizer] = []
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var recognizers: [UIGestureRecognizer]? {
    view.viewState.gestures.recognizers.isEmpty ? nil : view.viewState.gestures.recognizers
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view.viewState.gestures.recognizers.append(recognizer)
    recognizer.attach(to: view)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === view else { return }
    Turn.keep(recognizer)
    view.viewState.gestures.recognizers.removeAll { $0 === recognizer }
    recognizer.attach(to: nil)
  }

  func replace(with recognizers: [UIGestureRecognizer]?) {
    for recognizer in view.viewState.gestures.recognizers { view.removeGestureRecognizer(recognizer) }
    for recognizer in recognizers ?? [] { view.addGestureRecognizer(recognizer) }
  }
}
