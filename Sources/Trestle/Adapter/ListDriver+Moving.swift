import ListCore
import UIKit

extension ListDriver {
  final func isMovable(at indexPath: IndexPath) -> Bool { row(at: indexPath)?.behaviour.move != nil }

  /// The reader moved a row.
  final func didMove(_ sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard let source = RowPath(sourceIndexPath), let destination = RowPath(destinationIndexPath),
      let row = row(at: source)
    else { return }
    // The view has moved the row already, so the shown list follows; the app's next list is compared with it.
    shown.moveRow(source, to: destination)
    live.moveRow(source, to: destination)
    forgetMadeRows()
    row.behaviour.move?(shown.move(source, to: destination))
    onNeedsUpdate?(true)
  }

  /// The destination of a row that is being moved.
  final func target(of sourceIndexPath: IndexPath, proposed proposedIndexPath: IndexPath) -> IndexPath {
    guard let source = RowPath(sourceIndexPath), let proposed = RowPath(proposedIndexPath),
      let rule = row(at: source)?.behaviour.moveRule
    else { return proposedIndexPath }
    return target(of: source, proposed, rule).indexPath
  }

  private func target(of source: RowPath, _ proposed: RowPath, _ rule: RowMoveRule) -> RowPath {
    switch rule {
    case .anywhere: return proposed
    case .withinSection: return inSection(of: source, proposed)
    case .amongMovable:
      let goal = inSection(of: source, proposed).row
      let step = goal < source.row ? -1 : 1
      var place = source
      while place.row != goal {
        let next = RowPath(section: place.section, row: place.row + step)
        guard row(at: next)?.behaviour.move != nil else { break }
        place = next
      }
      return place
    case .accepted(let isAccepted):
      guard proposed != source else { return source }
      var moved = shown
      moved.moveRow(source, to: proposed)
      return isAccepted(moved.move(source, to: proposed)) ? proposed : source
    }
  }

  /// The nearest position in the row's own section.
  private func inSection(of source: RowPath, _ proposed: RowPath) -> RowPath {
    if proposed.section == source.section { return proposed }
    let last = shown.identities.rowCount(ofSection: source.section) - 1
    return RowPath(section: source.section, row: proposed.section < source.section ? 0 : last)
  }
}

extension ShownList {
  /// The move of a row, with its new neighbours. This list has to contain the row at its destination already.
  fileprivate func move(_ source: RowPath, to destination: RowPath) -> RowMove {
    let neighbours = [-1, 1].map { offset -> RowIdentity? in
      let path = RowPath(section: destination.section, row: destination.row + offset)
      return contains(path) ? identity(at: path) : nil
    }
    return RowMove(
      previous: neighbours[0], next: neighbours[1], source: source.indexPath, destination: destination.indexPath)
  }
}
