/// Tells whether a data source commits edits and whether it moves rows, without calling it.
///
/// Rows can be swiped away where `commit` is implemented, and have a grip where `moveRowAt` is. For subclasses of
/// UIKit's data sources the method table tells whether they override the methods, for other types the conformance.
@MainActor
package enum TableEditingMethods {
  /// Which methods the data source implements; nil if unknown. A row with an unknown `moves` cannot be moved, and with
  /// an unknown `commits` it can be deleted only if the delegate returns `.delete`.
  package struct Answer {
    package var commits: Bool?
    package var moves: Bool?
  }

  private static var answers: [ObjectIdentifier: Answer] = [:]

  /// Which of the methods a data source implements. O(1) after the first call for a class.
  package static func answer(for dataSource: any UITableViewDataSource) -> Answer {
    let type: AnyClass = Swift.type(of: dataSource)
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let answer = find(dataSource)
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func find(_ dataSource: any UITableViewDataSource) -> Answer {
    if let overriding = dataSource as? any TableEditingOverriding { return overriding.overriddenEditingMethods }
    let conformance = conformance(of: dataSource)
    return Answer(
      commits: commit.isDefault(in: conformance).map { !$0 }, moves: move.isDefault(in: conformance).map { !$0 })
  }

  // MARK: Conformances

  private static let commitEntry = ConformanceTable.firstRequirement
  private static let moveEntry = ConformanceTable.firstRequirement + 1
  private static let requirementCount = 11

  private final class Probe: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class CommitProbe: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.accessibilityIdentifier = "\(indexPath)" }
  }

  private final class MoveProbe: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.accessibilityIdentifier = "\(sourceIndexPath)" }
  }

  private static let commit = DefaultWitness(
    requirement: commitEntry, other: moveEntry, defaults: conformance(of: Probe()),
    known: [
      .init(conformance: conformance(of: CommitProbe()), isDefault: false),
      .init(conformance: conformance(of: MoveProbe()), isDefault: true),
    ],
    consequence: "rows are deleted by a swipe only where the delegate answers their editing style")
  private static let move = DefaultWitness(
    requirement: moveEntry, other: commitEntry, defaults: conformance(of: Probe()),
    known: [
      .init(conformance: conformance(of: CommitProbe()), isDefault: true),
      .init(conformance: conformance(of: MoveProbe()), isDefault: false),
    ],
    consequence: "rows cannot be moved")

  private struct Existential {
    let dataSource: any UITableViewDataSource
  }

  private static func conformance(of dataSource: any UITableViewDataSource) -> ConformanceTable {
    ConformanceTable(of: Existential(dataSource: dataSource), requirementCount: requirementCount)
  }
}

/// A class of UIKit that declares every method of a data source for subclasses to override.
@MainActor
protocol TableEditingOverriding: AnyObject {
  var overriddenEditingMethods: TableEditingMethods.Answer { get }
}

extension UITableViewController: TableEditingOverriding {
  private class PlainProbe: UITableViewController {}

  private final class CommitProbe: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { title = "\(indexPath)" }
  }

  private final class MoveProbe: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { title = "\(sourceIndexPath)" }
  }

  private static let commitMethod = OverriddenMethod(
    of: UITableViewController.self, plain: PlainProbe.self, overriding: CommitProbe.self,
    consequence: "rows of table view controllers are deleted by a swipe only where their editing style is answered")
  private static let moveMethod = OverriddenMethod(
    of: UITableViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self,
    consequence: "rows of table view controllers cannot be moved")

  var overriddenEditingMethods: TableEditingMethods.Answer {
    TableEditingMethods.Answer(
      commits: Self.commitMethod.isOverridden(in: type(of: self)),
      moves: Self.moveMethod.isOverridden(in: type(of: self)))
  }
}
