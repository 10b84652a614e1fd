/// The declaration of a table, in one line unless conditions of `#if` are in it.
struct TableText {
  let head: String
  /// The superclass's table, to which entries are added; nil if there is none.
  let base: String?
  let element: String
  let entries: [TableEntry]
  /// Tables of extensions.
  let parts: [TableEntry]

  /// The number of entries up to which the table is one expression. Longer ones are statements, each of which the
  /// compiler checks by itself.
  private static let expressionLimit = 3

  var text: String {
    let isConditional = (entries + parts).contains { !$0.conditions.isEmpty }
    if isConditional || entries.count > Self.expressionLimit { return "\(head) { \(statements) }" }
    let list =
      entries.isEmpty && (base != nil || !parts.isEmpty) ? [] : ["[\(entries.map(\.text).joined(separator: ", "))]"]
    return "\(head) { \(((base.map { [$0] } ?? []) + list + parts.map(\.text)).joined(separator: " + ")) }"
  }

  private var statements: String {
    var text = "var table: [\(element)] = \(base ?? "[]")"
    for entry in entries { add("table.append(\(entry.text))", entry.conditions, to: &text) }
    for part in parts { add("table += \(part.text)", part.conditions, to: &text) }
    add("return table", [], to: &text)
    return text
  }

  private func add(_ statement: String, _ conditions: [String], to text: inout String) {
    if conditions.isEmpty {
      text += (text.hasSuffix("\n") ? "" : "; ") + statement
    } else {
      text += (text.hasSuffix("\n") ? "" : "\n") + "#if \(conditions.joined(separator: " && "))\n\(statement)\n#endif\n"
    }
  }
}
