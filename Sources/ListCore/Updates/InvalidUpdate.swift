/// The reason why a batch cannot be applied: UIKit's message, then the location of the error.
package struct InvalidUpdate: Error, Equatable, CustomStringConvertible {
  /// UIKit's message, which apps and their crash reports know.
  package var message: String
  /// The section with the error, as numbered in the message.
  package var section: Int?
  /// The wrong operations; all of a section's if its count is wrong.
  package var operations: [BatchUpdate.Operation]

  init(_ message: String, section: Int? = nil, _ operations: [BatchUpdate.Operation] = []) {
    self.message = message
    self.section = section
    self.operations = operations
  }

  package var description: String {
    guard !operations.isEmpty else { return message }
    let shown = operations.prefix(Self.shownOperations).map(\.description).joined(separator: ", ")
    let rest = operations.count - Self.shownOperations
    return "\(message) Asked for: \(shown)\(rest > 0 ? " and \(rest) more" : "")."
  }

  private static let shownOperations = 12
}

extension InvalidUpdate {
  /// [M] An index path in the form that crash reports print.
  static func pathText(_ path: RowPath) -> String { "{length = 2, path = \(path.section) - \(path.row)}" }

  static func wrongRowCount(
    section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int,
    _ operations: [BatchUpdate.Operation]
  ) -> InvalidUpdate {
    InvalidUpdate(
      """
      Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing \
      section after the update (\(after)) must be equal to the number of rows contained in that section before the \
      update (\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) \
      inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that section \
      (\(movedIn) moved in, \(movedOut) moved out).
      """, section: section, operations)
  }

  static func wrongSectionCount(
    after: Int, before: Int, inserted: Int, deleted: Int, _ operations: [BatchUpdate.Operation]
  ) -> InvalidUpdate {
    InvalidUpdate(
      """
      Invalid update: invalid number of sections. The number of sections contained in the table view after the \
      update (\(after)) must be equal to the number of sections contained in the table view before the update \
      (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) \
      deleted).
      """, operations)
  }
}

extension InvalidUpdate {
  /// The message of a collection view, which says "item" instead of "row".
  package var descriptionOfItems: String {
    description.replacingWord("rows", by: "items").replacingWord("row", by: "item")
      .replacingWord("table view", by: "collection view")
  }
}

extension String {
  /// Replaces each occurrence of a whole word.
  fileprivate func replacingWord(_ word: String, by replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let isWhole =
        !(rest[..<range.lowerBound].last?.isLetter ?? false) && !(rest[range.upperBound...].first?.isLetter ?? false)
      result += rest[..<range.lowerBound] + (isWhole ? replacement : word)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
