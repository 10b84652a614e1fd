import Measurement
import Stage
import UIKit

/// A snapshot with many changes applied to a table on screen, until it is drawn.
enum SnapshotScenario: Scenario {
  static let name = "snapshot"
  static let metrics = ["apply_snapshot"]

  private static let repetitions = 9

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.filter { $0 == 100_000 } }

  static func measure(_ reporter: Reporter) throws {
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let controller = IdentifierListController()
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let change = ListChange(count: reporter.rowCount)
    let snapshots = [change.old, change.new].map { items in
      var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    controller.source.apply(snapshots[0], animatingDifferences: false)
    stage.advance(by: BenchmarkScreen.frameInterval)
    var times: [Double] = []
    for repetition in 0..<repetitions {
      let snapshot = snapshots[(repetition + 1) % 2]
      times.append(
        Clocks.cpu {
          controller.source.apply(snapshot, animatingDifferences: false)
          stage.advance(by: BenchmarkScreen.frameInterval)
        })
      let shown = controller.tableView.visibleCells.first?.textLabel?.text
      guard shown == snapshot.itemIdentifiers[0].uuidString else {
        throw ScenarioFault(description: "the first row shows \(shown ?? "nothing") after a snapshot was applied")
      }
    }
    reporter.report("apply_snapshot", milliseconds: Statistics.median(times), frameCopy: FrameCopy.measure())
  }
}

/// Shows identifiers as text.
private final class IdentifierListController: UITableViewController {
  private(set) lazy var source = UITableViewDiffableDataSource<Int, UUID>(tableView: tableView) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "identifier", for: path)
    cell.textLabel?.text = item.uuidString
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "identifier")
    tableView.dataSource = source
  }
}
