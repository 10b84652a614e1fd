/// Messages of misuse of snapshots: UIKit's words [M], the request, and the remedy.
enum SnapshotFault {
  /// Identifiers named in a message at most.
  private static let listed = 10

  /// Receives the messages that do not stop the program; nil for standard error.
  @TaskLocal static var receiver: MessageReceiver?

  static func stop(_ words: String, _ hint: String) -> Never { fatalError("\(words)\n\(hint)") }

  static func stopAtDuplicates<Identifier>(_ kind: String, _ identifiers: [Identifier]) -> Never {
    let lines = identifiers.prefix(listed).map { "    \($0)" }.joined(separator: ",\n")
    stop(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(lines)\n)}",
      "\(identifiers.count) of the identifiers occur more than once. Two \(kind)s may not be equal; give each an "
        + "identifier of its own, such as its id in the data.")
  }

  static func stopAtDuplicatesInSection<Identifier>(_ identifiers: [Identifier]) -> Never {
    let lines = identifiers.prefix(listed).map { "    \($0)" }.joined(separator: ",\n")
    stop(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n\(lines)\n)}",
      "Delete an item before it is put elsewhere.")
  }

  static func stopAtKnownSections<Identifier>(_ identifiers: [Identifier]) -> Never {
    let isOne = identifiers.count == 1
    let lines = identifiers.prefix(listed).map { "    \($0)" }.joined(separator: ",\n")
    stop(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section "
        + "identifier\(isOne ? "" : "s") that already exist\(isOne ? "s" : "") in the snapshot. Identifiers in a "
        + "snapshot must be unique. Section identifier\(isOne ? "" : "s") that already exist\(isOne ? "s" : ""): "
        + "(\n\(lines)\n)",
      "Use moveSection(_:beforeSection:) to put a section elsewhere.")
  }

  /// Warns that items to be inserted exist already: they are moved, which costs more than inserting new ones.
  static func noteKnownItems(_ count: Int) {
    note(
      "Diffable data source detected an attempt to insert or append \(count) item identifier\(count == 1 ? "" : "s") "
        + "that already exist\(count == 1 ? "s" : "") in the snapshot. The existing item identifiers will be moved into "
        + "place instead, but this operation will be more expensive. For best performance, inserted item identifiers "
        + "should always be unique.")
  }

  /// `a, b, c and 97 more`.
  static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    guard !identifiers.isEmpty else { return "none" }
    let names = identifiers.prefix(listed).map { "\($0)" }.joined(separator: ", ")
    return identifiers.count > listed ? "\(names) and \(identifiers.count - listed) more" : names
  }

  private static func note(_ message: String) {
    if let receiver { return receiver.receive(message) }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
