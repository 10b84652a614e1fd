import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Delegates that hand on calls write them with a question mark, as for Objective-C's optional methods.
@MainActor @Suite(.serialized)
struct TableMethodCallsTests {
  final class Forwarding: NSObject, UITableViewDelegate, UITableViewDataSource {
    weak var inner: (any UITableViewDelegate)?
    weak var source: (any UITableViewDataSource)?

    func numberOfSections(in tableView: UITableView) -> Int { source?.numberOfSections?(in: tableView) ?? 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      source?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      source!.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      source?.tableView?(tableView, titleForHeaderInSection: section)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      inner?.tableView?(tableView, heightForRowAt: indexPath) ?? 70
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      inner?.tableView?(tableView, didSelectRowAt: indexPath)
    }
  }

  @Test func forwardedCallsReachTheInnerDelegateOrReturnNil() {
    let recorder = TableRecorder()
    let source = TableSource(rows: [4, 3])
    source.titles = ["One", "Two"]
    let forwarding = Forwarding()
    forwarding.inner = recorder
    forwarding.source = source
    let scene = TableScene(delegate: forwarding)
    scene.table.dataSource = forwarding
    scene.layOut()
    expectEqual(scene.table.numberOfSections, 2)
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 70)
    expectEqual(scene.table.headerView(forSection: 0)?.textLabel?.text, "One")
    recorder.trace.lines = []
    scene.tap(row: 1)
    expectEqual(recorder.trace.lines, ["didSelect 0.1"])
  }

  final class EditingDelegate: NSObject, UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .insert }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }
  }

  @Test func missingEditingMethodsReturnNil() {
    let own = EditingDelegate()
    let delegate: (any UITableViewDelegate)? = own
    let dataSource: (any UITableViewDataSource)? = own
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    expectEqual(delegate?.tableView?(table, editingStyleForRowAt: path), .insert)
    expectNil(delegate?.tableView?(table, shouldIndentWhileEditingRowAt: path))
    expectNil(delegate?.tableView?(table, indentationLevelForRowAt: path))
    expectNil(delegate?.tableView?(table, titleForDeleteConfirmationButtonForRowAt: path))
    expectNil(delegate?.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path))
    expectEqual(delegate?.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions.count, 0)
    expectNil(delegate?.tableView?(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path))
    expectNil(dataSource?.tableView?(table, canEditRowAt: path))
    expectEqual(dataSource?.tableView?(table, canMoveRowAt: path), false)
  }
}
