/// Tells whether a data source commits edits and whether it moves rows, without calling it.
///
/// Rows can be swiped away where `commit` is implemented, and have a grip where `moveRowAt` is. Classes whose methods
/// are overridden are asked for their method tables, others for their conformances.
@MainActor
enum TableEditingMethods {
  struct Answer {
    var commits: Bool
    var moves: Bool
  }

  private static var answers: [ObjectIdentifier: Answer] = [:]

  /// O(1) after the first question about a class.
  static func answer(for dataSource: any UITableViewDataSource) -> Answer {
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
      commits: !(commit.isDefault(in: conformance, entryCount: entryCount) ?? false),
      moves: !(move.isDefault(in: conformance, entryCount: entryCount) ?? false))
  }

  // MARK: Conformances

  /// A conformance begins with its description and that to `NSObjectProtocol`; then come the requirements in the order
  /// of their declarations.
  private static let commitEntry = 2
  private static let moveEntry = 3
  /// All entries: each of them may be what follows one of the two in memory, where that one's instructions end.
  private static let entryCount = 13

  private final class Probe: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private static let commit = DefaultWitness(
    requirement: commitEntry, other: moveEntry, defaults: conformance(of: Probe()), entryCount: entryCount)
  private static let move = DefaultWitness(
    requirement: moveEntry, other: commitEntry, defaults: conformance(of: Probe()), entryCount: entryCount)

  /// Passed by itself, the value would be opened and only the object arrive.
  private struct Existential {
    let dataSource: any UITableViewDataSource
  }

  /// The last word of what stands for "any" object that conforms.
  private static func conformance(of dataSource: any UITableViewDataSource) -> UnsafePointer<UInt> {
    withUnsafeBytes(of: Existential(dataSource: dataSource)) { words in
      words.loadUnaligned(
        fromByteOffset: words.count - MemoryLayout<UInt>.size, as: UnsafePointer<UInt>.self)
    }
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
    of: UITableViewController.self, plain: PlainProbe.self, overriding: CommitProbe.self)
  private static let moveMethod = OverriddenMethod(
    of: UITableViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self)

  var overriddenEditingMethods: TableEditingMethods.Answer {
    TableEditingMethods.Answer(
      commits: Self.commitMethod.isOverridden(in: type(of: self)),
      moves: Self.moveMethod.isOverridden(in: type(of: self)))
  }
}
