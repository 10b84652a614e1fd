import ListCore
import UIKit

/// The positions of rows in a list's view.
@MainActor
protocol RowPlaces: UIScrollView {
  /// The rows that are at least partly visible, from first to last.
  var visiblePaths: [RowPath] { get }
  /// The frame of a row in the view's content, in points; null if the view has no such row.
  func frame(of path: RowPath) -> CGRect
  /// Scrolls a row to a position.
  func scroll(to path: RowPath, at position: UITableView.ScrollPosition, animated: Bool)
}

/// The selected rows of the view of a list.
@MainActor
protocol RowSelecting: UIScrollView {
  /// The selected rows, from first to last.
  var selectedPaths: [RowPath] { get }
  /// Whether the reader may select several rows in the present mode.
  var selectsSeveral: Bool { get }
  /// Whether the view is in edit mode.
  var isEditing: Bool { get }
  func setEditing(_ editing: Bool, animated: Bool)
  func select(_ path: RowPath, animated: Bool)
  func deselect(_ path: RowPath, animated: Bool)
}

/// The changes of the view of a list.
@MainActor
protocol RowUpdating: UIScrollView {
  /// Makes changes together.
  func change(_ changes: () -> Void, completion: @escaping (Bool) -> Void)
  /// Inserts, deletes and moves rows and sections; called within `change(_:completion:)`.
  func tell(_ changes: ListChanges, _ animation: UITableView.RowAnimation)
  /// Gives rows new cells.
  func reload(_ paths: [RowPath])
  /// Configures the present cells of rows again.
  func reconfigure(_ paths: [RowPath])
  /// Reloads sections, with their headers and footers.
  func reload(_ sections: IndexSet)
  /// Reloads all sections and rows.
  func reloadList()
  /// Reloads the titles of the index.
  func reloadIndex()
}

/// The reused cells, headers and footers of the view of a list.
@MainActor
protocol RowCellSource: UIScrollView {
  /// - Returns: whether the view can show cells of the class; if not, empty ones are shown instead.
  func register(_ cells: RowCellClasses, _ identifier: String) -> Bool
  func dequeueCell(_ identifier: String, at path: RowPath) -> any RowCell
  /// The header or footer that a section has now.
  func sectionView(_ section: Int, isHeader: Bool) -> (any SectionView)?
  /// The standard look of a section's texts.
  func sectionLook(_ section: Int) -> SectionLook
}

/// The view of a list: a table view or a collection view.
@MainActor
protocol ListView: RowPlaces, RowSelecting, RowUpdating, RowCellSource {
  /// The driver that is the view's data source; nil if the app has set another.
  var driver: ListDriver? { get }
}
