import ListCore
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Verbs of hosts that other parts of the table answer.
extension FakeTable {
  var measuresShownRows: Bool { sizing.measuresShownRows }
  func measure(_ cell: UITableViewCell, at path: RowPath) -> CGFloat { sizing.measure(cell, at: path) }
  func heightAfterUpdate(_ cell: UITableViewCell, at path: RowPath) -> CGFloat? {
    sizing.heightAfterUpdate(cell, at: path)
  }
  func adoptEdgeHeights() { edgeViews.adoptHeights() }
  func placeEdgeViews() { edgeViews.layOut() }
  func dropAskedViews() { delegateCalls.dropAskedViews() }
  func didPlaceRows() { itemScroll.layoutDidEnd() }
  func passWillBegin() { sizing.beginPass() }
  func passDidEnd() { sizing.endPass() }
  var rowGeometry: TableGeometry { model.geometry }
  func didEndDisplaying(_ cell: UITableViewCell, _ path: RowPath) { delegateCalls.didEndDisplaying(cell, path) }
  func sectionView(of item: TableItem) -> UIView? {
    item.isHeaderItem ? delegateCalls.viewForHeader(item.section) : delegateCalls.viewForFooter(item.section)
  }
  func sectionTitle(of item: TableItem) -> String? {
    item.isHeaderItem ? delegateCalls.titleForHeader(item.section) : delegateCalls.titleForFooter(item.section)
  }
  func willDisplay(_ view: UIView, of item: TableItem) {
    delegateCalls.willDisplay(view, isHeader: item.isHeaderItem, item.section)
  }
  func didEndDisplaying(_ view: UIView, of item: TableItem) {
    delegateCalls.didEndDisplaying(view, isHeader: item.isHeaderItem, item.section)
  }
}
