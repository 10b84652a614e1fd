/// The two tables of a class.
enum TableKind: CaseIterable {
  case actions
  case properties

  /// The class property that has the table.
  var property: String { self == .actions ? "_actions" : "_properties" }
  var element: String { self == .actions ? "_Action" : "_Property" }
  /// The protocol that a class adopts to have the table, if it is no responder.
  var adopted: String { self == .actions ? "_ActionTarget" : "_KeyValueTarget" }

  func has(_ member: MemberDeclaration) -> Bool { (member.kind == .method) == (self == .actions) }
}

/// A member in a table.
struct TableEntry {
  let text: String
  /// Conditions of `#if` under which it exists.
  let conditions: [String]
}
