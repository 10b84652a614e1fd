import ListCore

/// What stands for a row that was dropped, on its way to where the app wants it.
@MainActor
final class TableDropPreview {
  private weak var tableView: UITableView?
  private let view: UIView

  init(of cell: UITableViewCell, in tableView: UITableView) {
    self.tableView = tableView
    view = ViewSnapshot(cell).makeView() ?? UIView(frame: cell.bounds)
    view.frame = cell.frame
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = ReorderMetrics.shadowRadius
    view.layer.shadowOpacity = ReorderMetrics.shadowOpacity
    tableView.addSubview(view)
  }

  var size: CGSize { view.bounds.size }

  /// The row's cell shows when this has come there.
  func flyToRow(at path: RowPath, _ flight: TableDropFlight) {
    guard let tableView, tableView.model.geometry.contains(path) else { return fade(flight) }
    let cell = tableView.cells.cell(at: path)
    cell?.alpha = 0
    let rect = tableView.model.rect(of: .row(path))
    move(flight) { [view] in
      view.center = rect.middle
    } completion: {
      cell?.alpha = 1
    }
  }

  func fly(into rect: CGRect, ofRowAt path: RowPath, _ flight: TableDropFlight) {
    guard let tableView, tableView.model.geometry.contains(path) else { return fade(flight) }
    let row = tableView.model.rect(of: .row(path))
    shrink(to: rect.offsetBy(dx: row.minX, dy: row.minY), flight)
  }

  func fly(to target: UIDragPreviewTarget, _ flight: TableDropFlight) {
    guard let tableView else { return fade(flight) }
    let center = target.container.convert(target.center, to: tableView)
    move(flight) { [view] in
      view.center = center
      view.transform = target.transform
      view.alpha = 0
    }
  }

  /// Vanishes where it is.
  func fade(_ flight: TableDropFlight? = nil) {
    let rect = view.frame.insetBy(dx: view.bounds.width / 4, dy: view.bounds.height / 4)
    shrink(to: rect, flight)
  }

  private func shrink(to rect: CGRect, _ flight: TableDropFlight?) {
    let scale = min(rect.width / max(view.bounds.width, 1), rect.height / max(view.bounds.height, 1))
    move(flight) { [view] in
      view.center = rect.middle
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.alpha = 0
    }
  }

  private func move(
    _ flight: TableDropFlight?, _ change: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) {
      change()
      for animations in flight?.animations ?? [] { animations() }
    } completion: { [view] _ in
      view.removeFromSuperview()
      completion()
      flight?.finish()
    }
  }
}
