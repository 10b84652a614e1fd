import Foundation
import Fuzzing
import Testing
import UIKit

@testable import ListTesting

/// A real table view driven by random steps, its invariants checked after each.
/// `TRESTLE_FUZZ_SEED=… swift test --filter TableModelTests` repeats a failure.
@MainActor @Suite(.serialized)
struct TableModelTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func tenThousandRandomStepsKeepTheModelsInvariants(style: UITableView.Style) {
    let seed = FuzzSeed.ofRun
    var generator = Seeded(state: seed)
    var heights: [Int: CGFloat] = [:]
    func height(_ path: IndexPath) -> CGFloat {
      let key = path.section * 100_000 + path.row
      if let height = heights[key] { return height }
      let height = CGFloat((key &* 2_654_435_761) % 160) / 2
      heights[key] = height
      return height
    }
    let delegate = HeightDelegate(height)
    let scene = TableScene(style: style, rows: [40, 0, 70], delegate: delegate, estimatedRowHeight: 44)
    scene.source.titles = ["One", nil, "Three"]
    scene.table.allowsMultipleSelection = true
    for step in 0..<3400 {
      let action = perform(&generator, scene)
      scene.layOut()
      if let violation = scene.table.invariantViolation() {
        Issue.record("step \(step) (\(action)), seed \(seed): \(violation)\n\(scene.table.dump())")
        return
      }
    }
  }

  private func perform(_ generator: inout Seeded, _ scene: TableScene) -> String {
    let table = scene.table
    switch generator.next(20) {
    case 0...9:
      let delta = CGFloat(generator.next(400)) - 200
      table.contentOffset.y += delta
      return "scroll by \(delta)"
    case 10:
      table.contentOffset.y = CGFloat(generator.next(max(Int(table.contentSize.height), 1)))
      return "jump to \(table.contentOffset.y)"
    case 11:
      scene.source.rows = (0..<generator.next(5)).map { _ in generator.next(60) }
      table.reloadData()
      return "reload with \(scene.source.rows)"
    case 12:
      table.frame.size = CGSize(width: 200 + generator.next(300), height: 100 + generator.next(600))
      return "resize to \(table.frame.size)"
    case 13, 14:
      guard let path = randomPath(&generator, table) else { return "nothing" }
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      return "select \(path)"
    case 15:
      guard let path = table.indexPathsForSelectedRows?.first else { return "nothing" }
      table.deselectRow(at: path, animated: false)
      return "deselect \(path)"
    case 16:
      guard let path = randomPath(&generator, table) else { return "nothing" }
      table.scrollToRow(at: path, at: [.none, .top, .middle, .bottom][generator.next(4)], animated: false)
      return "scroll to \(path)"
    case 17:
      table.estimatedRowHeight = [0, 20, 44, 150, UITableView.automaticDimension][generator.next(5)]
      return "estimate \(table.estimatedRowHeight)"
    case 18:
      table.tableHeaderView =
        generator.next(2) == 0
        ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat(generator.next(300))))
      return "table header of \(table.tableHeaderView?.frame.height ?? 0)"
    default:
      table.contentInset.top = CGFloat(generator.next(100))
      return "inset of \(table.contentInset.top)"
    }
  }

  private func randomPath(_ generator: inout Seeded, _ table: UITableView) -> IndexPath? {
    guard table.numberOfSections > 0 else { return nil }
    let section = generator.next(table.numberOfSections)
    let rows = table.numberOfRows(inSection: section)
    return rows > 0 ? IndexPath(row: generator.next(rows), section: section) : nil
  }

  private struct Seeded {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
