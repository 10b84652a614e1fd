import Observation
import UIKit

/// Updates a list when the models change that its screen reads.
@MainActor
final class ScreenPresenter {
  var screen: any ListScreen
  let adapter: ListAdapter
  /// Told of the screen's title.
  var onTitle: ((String?) -> Void)?
  /// The number of the last reading of the screen; changes that an earlier one observes are ignored.
  private var looks = 0

  init(screen: any ListScreen, adapter: ListAdapter) {
    self.screen = screen
    self.adapter = adapter
    adapter.makeList = { [weak self] in self?.look() ?? RowList() }
  }

  /// Rebuilds the rows with the next frame.
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
