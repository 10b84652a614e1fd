import Foundation
import ListCore

/// Something that is wrong with a list. The rest of it is shown.
public struct ListProblem: Equatable, CustomStringConvertible {
  /// The identity that several rows have.
  public let identity: RowIdentity
  /// Where the first of them stands, and the next one.
  public let first: IndexPath
  public let second: IndexPath

  /// What is wrong, where, and what to do.
  public var description: String {
    "Two rows have the identity '\(identity)': \(first.section).\(first.row) and \(second.section).\(second.row). Both "
      + "are shown, told apart by their order. Give each row an id of its own."
  }
}

/// Looks for rows that cannot be told apart, and says so once.
@MainActor
final class ListDiagnosis {
  var receiver: ((ListProblem) -> Void)?
  private var reported: Set<RowIdentity> = []
  /// Longer lists are not looked through: it would cost a hash of each row with every change.
  static let mostRows = 10_000

  /// O(n), up to a number of rows.
  func check(_ shown: ShownList) {
    guard shown.identities.rowCount <= Self.mostRows else { return }
    for (first, second) in shown.identities.duplicates() {
      let identity = shown.identity(at: first)
      guard identity.id != nil, reported.insert(identity).inserted else { continue }
      report(ListProblem(identity: identity, first: first.indexPath, second: second.indexPath))
    }
  }

  private func report(_ problem: ListProblem) {
    if let receiver { return receiver(problem) }
    FileHandle.standardError.write(Data("Trestle: \(problem)\n".utf8))
  }
}
