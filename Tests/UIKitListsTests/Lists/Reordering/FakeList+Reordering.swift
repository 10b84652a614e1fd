import ListCore
import Stage
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

extension FakeList: ListReorderingHost {
  var adjustedContentInset: UIEdgeInsets { .zero }
  var limits: ScrollLimits {
    ScrollLimits(
      horizontal: ScrollAxis(
        dimension: 320, content: 320, leading: 0, trailing: 0, bounces: false, alwaysBounces: false),
      vertical: ScrollAxis(
        dimension: 400, content: contentHeight, leading: 0, trailing: 0, bounces: true, alwaysBounces: true))
  }
  func scroll(by distance: CGVector) { offset = max(0, min(offset + distance.dy, contentHeight - 400)) }

  func windowPoint(ofPlace place: CGPoint) -> CGPoint { CGPoint(x: place.x, y: place.y - offset) }
  func mayReorder(_ path: RowPath, isDragged: Bool) -> Bool { isDragged || mayReorder }
  func reorderAnchor(of cell: any ListCell) -> CGPoint { cell.center }
  func itemWasLifted(_ cell: any ListCell, at path: RowPath) { notes.append("lifted \(path.row)") }
  func placeLifted(_ cell: any ListCell, at place: CGPoint, of path: RowPath) { cell.center = place }
  func layDownLifted(_ cell: any ListCell, _ move: ItemMove, _ ending: ListReordering.Ending) {
    notes.append("\(ending) \(move.source.row) \(move.destination.row)")
  }
  func gapPosition(nearest place: CGPoint, of path: RowPath) -> RowPath {
    RowPath(section: 0, row: max(0, min(Int(place.y / 40), cells.count - 1)))
  }
  func reorderTarget(from source: RowPath, current: RowPath, proposed: RowPath) -> RowPath {
    notes.append("target \(source.row) at \(current.row) to \(proposed.row)")
    return target(proposed)
  }
  func isGap(_ path: RowPath, of move: ItemMove, proposed: RowPath?) -> Bool { cells.indices.contains(path.row) }
  func moveGap(_ move: ItemMove, _ places: (old: CGPoint, new: CGPoint)?) {
    notes.append("gap \(move.source.row) to \(move.destination.row)\(places == nil ? " back" : "")")
  }
  func makeWay() { notes.append("make way") }
  func neighbour(of path: RowPath, _ step: Int) -> RowPath? { SectionCounts([cells.count]).neighbour(of: path, step) }
}
