import Observation
import UIKit

/// Keeps what a table shows as its screen says.
@MainActor
final class ScreenPresenter {
  var screen: any ListScreen
  let adapter: ListAdapter
  /// Told of the screen's title.
  var onTitle: ((String?) -> Void)?
  /// Which look at the screen was the last: what an earlier one read is of no interest.
  private var looks = 0

  init(screen: any ListScreen, tableView: UITableView) {
    self.screen = screen
    adapter = ListAdapter(tableView: tableView)
    adapter.makeList = { [weak self] in self?.look() ?? RowList() }
  }

  /// Has the rows asked for with the next frame.
  func setNeedsRows(animated: Bool) {
    adapter.setNeedsUpdate(makesList: true, animated: animated)
  }

  private func look() -> RowList {
    looks += 1
    let look = looks
    let (title, rows) = withObservationTracking {
      (screen.title, screen.rows)
    } onChange: { [weak self] in
      Task { @MainActor in self?.modelDidChange(since: look) }
    }
    onTitle?(title)
    return rows
  }

  private func modelDidChange(since look: Int) {
    if look == looks { setNeedsRows(animated: true) }
  }
}
