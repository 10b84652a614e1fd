import ListCore
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// A view with one cell, which is a row as it is told, and notes what it is asked.
@MainActor
final class FakeSpringLoadedList: UIView, SpringLoadingHost {
  var notes: [String] = []
  /// The row whose cell is everywhere; nil for none.
  var row: Int? = 0
  var cell = UIView()

  func springLoadedCell(atWindowPoint point: CGPoint) -> (path: RowPath, cell: UIView)? {
    row.map { (RowPath(section: 0, row: $0), cell) }
  }

  func allowsSpringLoading(of path: RowPath, _ context: SpringLoadingContext) -> Bool {
    notes.append("load \(path.row)")
    return true
  }

  func activate(_ path: RowPath) { notes.append("activate \(path.row)") }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}
