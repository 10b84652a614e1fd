import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TablePrefetchingTests {
  final class Recorder: NSObject, UITableViewDataSourcePrefetching {
    var trace: [String] = []
    var onFetch: () -> Void = {}
    var onCancel: () -> Void = {}

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      trace.append("fetch " + Self.names(indexPaths))
      onFetch()
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      trace.append("cancel " + Self.names(indexPaths))
      onCancel()
    }
    private static func names(_ paths: [IndexPath]) -> String {
      let rows = paths.map(\.row)
      guard rows.count > 1, let first = rows.first, let last = rows.last else { return "\(rows)" }
      let step = last > first ? 1 : -1
      expectEqual(rows, Array(stride(from: first, through: last, by: step)))
      return "\(first)…\(last)"
    }
    func take() -> [String] {
      defer { trace = [] }
      return trace
    }
  }

  /// Ten rows on screen, of a hundred.
  private func makeScene() -> (TableScene, Recorder) {
    let scene = TableScene(rows: [100])
    let recorder = Recorder()
    scene.table.prefetchDataSource = recorder
    scene.layOut()
    return (scene, recorder)
  }

  @Test func theNextScreenIsPrefetchedNearestFirst() {
    let (scene, recorder) = makeScene()
    expectEqual(recorder.take(), ["fetch 10…19"])
    scene.scroll(to: 44)
    expectEqual(recorder.take(), ["fetch [20]"])
    scene.scroll(to: 60)
    expectEqual(recorder.take(), ["fetch [21]"])
    scene.scroll(to: 61)
    expectEqual(recorder.take(), [])
  }

  @Test func changingDirectionCancelsPrefetchedRows() {
    let (scene, recorder) = makeScene()
    scene.scroll(to: 44 * 30)
    expectEqual(recorder.take(), ["fetch 10…19", "cancel 10…19", "fetch 40…49"])
    scene.scroll(to: 44 * 30 - 31)
    expectEqual(recorder.take(), [], "that little is no turn")
    scene.scroll(to: 44 * 29)
    expectEqual(recorder.take(), ["cancel 40…49", "fetch 28…19"])
    scene.scroll(to: 44 * 28)
    expectEqual(recorder.take(), ["fetch [18]"])
  }

  @Test func prefetchingBeginsWhenItsDataSourceIsSet() {
    let scene = TableScene(rows: [100])
    let recorder = Recorder()
    scene.scroll(to: 440)
    scene.table.prefetchDataSource = recorder
    scene.layOut()
    expectEqual(recorder.take(), ["fetch 20…29"])
    scene.table.prefetchDataSource = nil
    scene.scroll(to: 880)
    expectEqual(recorder.take(), [])
  }

  @Test func thePrefetchDataSourceIsNotRetained() {
    let scene = TableScene(rows: [100])
    do {
      let recorder = Recorder()
      scene.table.prefetchDataSource = recorder
      scene.layOut()
    }
    expectNil(scene.table.prefetchDataSource)
    scene.scroll(to: 880)
  }

  @Test func disablingPrefetchingCancels() {
    let (scene, recorder) = makeScene()
    expect(scene.table.isPrefetchingEnabled)
    _ = recorder.take()
    scene.table.isPrefetchingEnabled = false
    expectEqual(recorder.take(), ["cancel 10…19"])
    scene.scroll(to: 880)
    expectEqual(recorder.take(), [])
    scene.table.isPrefetchingEnabled = true
    scene.layOut()
    expectEqual(recorder.take(), ["fetch 30…39"])
  }

  @Test func reloadDataPrefetchesAgain() {
    let (scene, recorder) = makeScene()
    _ = recorder.take()
    scene.source.rows = [15]
    scene.table.reloadData()
    scene.layOut()
    expectEqual(recorder.take(), ["fetch 10…14"])
  }

  @Test func anUpdateKeepsPrefetchedRows() {
    let (scene, recorder) = makeScene()
    _ = recorder.take()
    scene.source.rows = [101]
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.layOut()
    expectEqual(recorder.take(), ["cancel [20]", "fetch [10]"], "the others are known by other paths")
    scene.source.rows = [91]
    scene.table.deleteRows(at: (10..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
    scene.layOut()
    expectEqual(recorder.take(), ["fetch 10…19"], "what was announced is gone, and nobody can cancel it by its path")
  }

  @Test func reloadDataWithinAPrefetchCallbackIsFollowed() {
    let (scene, recorder) = makeScene()
    _ = recorder.take()
    recorder.onCancel = { [unowned scene, unowned recorder] in
      recorder.onCancel = {}
      scene.source.rows = [40]
      scene.table.reloadData()
    }
    scene.scroll(to: 44 * 50)
    scene.layOut()
    expectEqual(recorder.take().first, "cancel 10…19")
    expectEqual(scene.table.contentOffset.y, 1320)
    expectEqual(scene.table.numberOfRows(inSection: 0), 40)
  }

  @Test func tablesOutsideAWindowDoNotPrefetch() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = TableSource(rows: [100])
    let recorder = Recorder()
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.prefetchDataSource = recorder
    table.layoutIfNeeded()
    expectEqual(recorder.take(), [])
  }

  @Test func prefetchedRowsFollowAReorderedRow() throws {
    let (scene, recorder) = makeScene()
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    expectEqual(recorder.take(), ["fetch 10…19"])
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(scene.table.reordering.move(cell, to: RowPath(section: 0, row: 30)))
    scene.layOut()
    // Row 10 is on screen now, as row 9.
    expectEqual(recorder.take(), ["fetch [19]"])
    scene.scroll(to: 44 * 60)
    expectEqual(recorder.take(), ["cancel 10…19", "fetch 70…79"])
  }
}
