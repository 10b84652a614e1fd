import ListCore
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

extension FakeList: ListEditingHost {
  var editableCells: [(path: RowPath, cell: any EditableCell)] {
    cells.enumerated().map { (RowPath(section: 0, row: $0.offset), $0.element) }
  }
  func editModeWillChange(animated: Bool) { notes.append("will change") }
  func editModeDidChange(animated: Bool) { notes.append("did change") }
  func showEditControls(of cell: any EditableCell, at path: RowPath, animated: Bool) {
    notes.append("controls \(path.row)")
    onShowControls()
  }
  func editControlsDidChange(animated: Bool) { notes.append("all shown") }
  func closeSwipe(animated: Bool) { notes.append("close") }
  func confirmDeletion(of cell: any EditableCell, at path: RowPath) { notes.append("confirm \(path.row)") }
  func insertItem(at path: RowPath) { notes.append("insert \(path.row)") }
}

extension FakeListCell: EditableCell {
  func editControlWasTapped(_ kind: CellEditControl.Kind) { onControl("\(kind)") }
  func gripWasDragged(_ state: UIGestureRecognizer.State, to finger: CGPoint) { onControl("grip \(state)") }
}
