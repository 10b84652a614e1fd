import Expectations
import ListCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Which data sources commit edits and move rows is known without calling them.
@MainActor @Suite(.serialized)
struct TableEditingMethodsTests {
  class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  final class Committing: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { Issue.record("commit was called") }
  }

  class Moving: UIViewController, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      Issue.record("moveRowAt was called")
    }
  }

  final class BelowMoving: Moving {}

  final class Both<Value>: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }

  final class InExtension: NSObject {}

  class PlainController: UITableViewController {}
  class CommittingController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { Issue.record("commit was called") }
  }
  final class MovingController: CommittingController {
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  }

  private func answer(_ source: any UITableViewDataSource) -> [Bool?] {
    let answer = TableEditingMethods.answer(for: source)
    return [answer.commits, answer.moves]
  }

  @Test func implementedMethodsDecideWhichEditsAreAllowed() {
    expectEqual(answer(Plain()), [false, false])
    expectEqual(answer(Committing()), [true, false])
    expectEqual(answer(Moving()), [false, true])
    expectEqual(answer(BelowMoving()), [false, true])
    expectEqual(answer(Both<Int>()), [true, true])
    expectEqual(answer(InExtension()), [true, false])
  }

  @Test func overridesInTableViewControllersDecideWhichEditsAreAllowed() {
    expectEqual(answer(UITableViewController(style: .plain)), [false, false])
    expectEqual(answer(PlainController(style: .plain)), [false, false])
    expectEqual(answer(CommittingController(style: .plain)), [true, false])
    expectEqual(answer(MovingController(style: .plain)), [true, true])
  }

  /// A data source of which nothing can be told.
  private final class UnknownSource: NSObject, UITableViewDataSource, TableEditingOverriding {
    var overriddenEditingMethods: TableEditingMethods.Answer { TableEditingMethods.Answer(commits: nil, moves: nil) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class FirstRowDelegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .none }
  }

  @Test func unknownDataSourcesDeleteOnlyRowsWithAnEditingStyle() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let (source, delegate) = (UnknownSource(), FirstRowDelegate())
    table.dataSource = source
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let rows = [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)]
    expectEqual(rows.map(table.editControls.canDelete), [false, false])
    expectEqual(table.visibleCells.map(\.showsReorderControl), [false, false])
    table.delegate = delegate
    expectEqual(rows.map(table.editControls.canDelete), [true, false])
  }
}

extension TableEditingMethodsTests.InExtension: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
