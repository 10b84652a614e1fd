import Expectations
import Testing
import UIKit

/// A store that computes snapshots on a queue of its own and applies them there, as [D] allows.
private final class StationStore {
  private let queue = DispatchQueue(label: "stations")
  let dataSource: UITableViewDiffableDataSource<Int, String>

  init(dataSource: UITableViewDiffableDataSource<Int, String>) {
    self.dataSource = dataSource
  }

  func load(_ batches: [[String]], completion: @escaping (Int) -> Void) {
    queue.async {
      for (number, batch) in batches.enumerated() { self.show(batch) { completion(number) } }
    }
  }

  private func show(_ stations: [String], completion: @escaping () -> Void) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(stations)
    dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
  }
}

@MainActor @Suite struct SnapshotsFromQueues {
  @Test func snapshotsFromQueuesAreAppliedInOrder() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "station")
    let dataSource = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, station in
      let cell = table.dequeueReusableCell(withIdentifier: "station", for: path)
      cell.textLabel?.text = station
      return cell
    }
    let store = StationStore(dataSource: dataSource)
    let batches = (1...20).map { count in (0..<count).map { "station \($0)" } }
    let done: [Int] = await withCheckedContinuation { finished in
      var done: [Int] = []
      store.load(batches) { number in
        MainActor.assertIsolated()
        done.append(number)
        if number == 19 { finished.resume(returning: done) }
      }
    }
    expect(done == Array(0..<20))
    expect(table.numberOfRows(inSection: 0) == 20)
    table.layoutIfNeeded()
    expect(table.visibleCells.first?.textLabel?.text == "station 0")
  }
}
