import Foundation
import UIKit

extension MountedScreen {
  /// Taps the middle of the visible part of a row.
  ///
  /// - Parameter tableView: the table view that has the row; `nil` means the first one on the screen.
  /// - Throws: `NoSuchRow` if there is no such row or no part of it is visible.
  public func tap(row: IndexPath, of tableView: UITableView? = nil, duration: TimeInterval = 0.05) throws(NoSuchRow) {
    tap(at: try place(of: row, in: tableView), duration: duration)
  }

  /// Drags a finger from a row by a distance; see `drag(from:to:duration:hold:)`.
  public func drag(
    row: IndexPath, of tableView: UITableView? = nil, by distance: CGVector, duration: TimeInterval = 0.3,
    hold: TimeInterval = 0.2
  ) throws(NoSuchRow) {
    let start = try place(of: row, in: tableView)
    drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: duration, hold: hold)
  }

  /// The table views on the screen, from back to front.
  public var tableViews: [UITableView] { MountedScreen.tableViews(in: window) }

  private static func tableViews(in view: UIView) -> [UITableView] {
    ((view as? UITableView).map { [$0] } ?? []) + view.subviews.flatMap(tableViews)
  }

  /// The table and collection views on the screen, from back to front.
  package var listViews: [UIScrollView] { MountedScreen.listViews(in: window) }

  private static func listViews(in view: UIView) -> [UIScrollView] {
    let list = view is UITableView || view is UICollectionView ? view as? UIScrollView : nil
    return (list.map { [$0] } ?? []) + view.subviews.flatMap(listViews)
  }

  /// The middle of the visible part of an item, in points from the screen's top left corner.
  package func place(ofItem item: IndexPath, in collection: UICollectionView) throws(NoSuchRow) -> CGPoint {
    guard let cell = collection.cellForItem(at: item) else {
      throw NoSuchRow(row: item, reason: "it is not in sight")
    }
    // In a row that scrolls sideways a cell may exist although it is not visible.
    var seen = cell.convert(cell.bounds, to: nil).intersection(window.bounds)
    var above = cell.superview
    while let view = above {
      if view is UIScrollView { seen = seen.intersection(view.convert(view.bounds, to: nil)) }
      above = view.superview
    }
    guard !seen.isNull, seen.height > 0, seen.width > 0 else {
      throw NoSuchRow(row: item, reason: "it is not in sight")
    }
    return CGPoint(x: seen.midX, y: seen.midY)
  }

  /// The middle of the visible part of a row, in points from the screen's top left corner.
  package func place(of row: IndexPath, in tableView: UITableView?) throws(NoSuchRow) -> CGPoint {
    guard let table = tableView ?? tableViews.first else { throw NoSuchRow(row: row, reason: "there is no table view") }
    let sections = table.numberOfSections
    guard (0..<sections).contains(row.section) else {
      throw NoSuchRow(row: row, reason: "the table view has \(sections) sections")
    }
    let rows = table.numberOfRows(inSection: row.section)
    guard (0..<rows).contains(row.row) else { throw NoSuchRow(row: row, reason: "its section has \(rows) rows") }
    let seen = table.convert(table.rectForRow(at: row), to: nil).intersection(table.convert(table.bounds, to: nil))
      .intersection(window.bounds)
    guard !seen.isNull, seen.height > 0, seen.width > 0 else {
      let visible = (table.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" }
      let range = visible.isEmpty ? "no row" : "rows \(visible.first ?? "") to \(visible.last ?? "")"
      throw NoSuchRow(row: row, reason: "it is not in sight; \(range) can be seen")
    }
    return CGPoint(x: seen.midX, y: seen.midY)
  }
}

/// Thrown if a row cannot be touched.
public struct NoSuchRow: Error, CustomStringConvertible {
  /// The row that was to be touched.
  public var row: IndexPath
  /// The reason in words, with the rows that are visible.
  public var reason: String

  /// The row and the reason.
  public var description: String { "row \(row.section).\(row.row) cannot be touched: \(reason)" }
}
