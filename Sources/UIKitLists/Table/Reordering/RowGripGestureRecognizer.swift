/// Drags a row from the moment its grip is touched: there is nothing else that a touch there could mean.
final class RowGripGestureRecognizer: UIGestureRecognizer {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell?) {
    self.cell = cell
    super.init(target: nil, action: nil)
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(cell: nil) }

  private var reordering: TableReordering? { cell?.reuse.tableView?.reordering }

  private func follow() {
    guard let cell else { return }
    switch state {
    case .began: reordering?.begin(cell, at: location(in: nil))
    case .changed: reordering?.move(cell, to: location(in: nil))
    case .ended: reordering?.end(cell)
    case .cancelled, .failed: reordering?.cancel(cell)
    case .possible: break
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
