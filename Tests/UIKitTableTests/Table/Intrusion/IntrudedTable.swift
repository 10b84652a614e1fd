import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// A table that is used in every way there is, by one whose callbacks can be intruded upon.
@MainActor
final class IntrudedTable: NSObject {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var screen: MountedScreen!
  var rows: [[Int]] = [Array(0..<30), Array(100..<130)]
  private var next = 1000
  private var intrusion: (name: String, body: () -> Void)?
  private var isIntruding = false
  private(set) var hasMenus = false
  private(set) var wasReached = false

  func intrude(_ name: String, _ body: @escaping () -> Void) { intrusion = (name, body) }

  /// Runs the intrusion the first time that its callback comes.
  func note(_ name: String) {
    guard let intrusion, intrusion.name == name, !isIntruding, !wasReached, screen != nil else { return }
    wasReached = true
    isIntruding = true
    intrusion.body()
    isIntruding = false
  }

  func perform(_ intrusion: TableIntrusionTests.Intrusion) {
    switch intrusion {
    case .reload:
      rows[0].insert(fresh(), at: 0)
      table.reloadData()
    case .insertAtTop:
      rows[0].insert(fresh(), at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    case .deleteFirst:
      guard !rows[0].isEmpty else { return }
      rows[0].removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    case .deleteAll:
      rows = []
      table.reloadData()
      rows = [[fresh(), fresh()], [fresh()]]
      table.reloadData()
    case .move:
      guard rows[0].count > 3 else { return }
      rows[0].insert(rows[0].remove(at: 3), at: 0)
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    case .animatedBatch:
      rows.append([fresh()])
      table.performBatchUpdates { self.table.insertSections([self.rows.count - 1], with: .automatic) }
    }
  }

  private func fresh() -> Int {
    next += 1
    return next
  }

  var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  var expected: [String?] {
    (table.indexPathsForVisibleRows ?? []).map { path in
      rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
        ? "\(rows[path.section][path.row])" : nil
    }
  }

  // MARK: Everything that can be done to a table

  func runEverything(withMenus: Bool) throws {
    hasMenus = withMenus
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.dragInteractionEnabled = true
    table.allowsFocus = true
    let controller = UIViewController()
    controller.view = table
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 440), scale: 1)
    // Nobody looks on.
    screen.paintsFrames = false
    table.reloadData()
    try step { screen.tap(at: CGPoint(x: 100, y: 130)) }
    try step { screen.tap(at: CGPoint(x: 100, y: 190)) }
    let row = try require(table.visibleCells.dropFirst(2).first)
    try step { screen.tap(at: CGPoint(x: 293, y: row.convert(row.bounds.middle, to: nil).y)) }
    try step { screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -2500)) }
    try step { table.contentOffset.y = 0 }
    try step {
      for _ in 0..<3 { screen.press(.keyboardDownArrow) }
    }
    try step { screen.drag(from: CGPoint(x: 300, y: 120), to: CGPoint(x: 200, y: 120)) }
    try step { screen.tap(at: CGPoint(x: 290, y: 120)) }
    try step { screen.drag(from: CGPoint(x: 20, y: 120), to: CGPoint(x: 120, y: 120)) }
    try step { table.setEditing(false, animated: true) }
    if withMenus {
      try step { screen.tap(at: CGPoint(x: 100, y: 160), duration: 0.7) }
      try step { screen.press(.keyboardDownArrow) }
      try step { screen.press(.keyboardReturnOrEnter) }
    }
    try step { screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 220), press: 0.7) }
    try step { table.setEditing(true, animated: true) }
    try step { screen.drag(from: CGPoint(x: 300, y: 120), to: CGPoint(x: 300, y: 220)) }
    try step { screen.tap(at: CGPoint(x: 22, y: 160)) }
    try step { screen.tap(at: CGPoint(x: 300, y: 160)) }
    try step { table.setEditing(false, animated: true) }
  }

  private func step(_ body: () -> Void) throws {
    body()
    try screen.settle()
  }
}
