/// Drags an item from the moment its grip is touched: there is nothing else that a touch there could mean.
final class GripGestureRecognizer: UIGestureRecognizer {
  private weak var cell: (any EditableCell)?

  init(cell: (any EditableCell)?) {
    self.cell = cell
    super.init(target: nil, action: nil)
    actions.handler = { [weak self] in
      guard let self else { return }
      self.cell?.gripWasDragged(state, to: location(in: nil))
    }
  }

  required convenience init?(coder: NSCoder) { self.init(cell: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
