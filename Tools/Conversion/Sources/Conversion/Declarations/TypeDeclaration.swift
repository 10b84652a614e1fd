/// A type, or an extension of one, as a file declares it.
struct TypeDeclaration: Codable, Equatable {
  enum Kind: String, Codable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    case `typealias`
  }

  let kind: Kind
  /// The names of the types around it, and its own. For an extension, the extended type's as it is written.
  let path: [String]
  /// Types of the inheritance clause, or the type that an alias names.
  var inherited: [String] = []
  var access: Access = .internal
  /// Whether all members that can be are known to Objective-C: `@objcMembers`, or `@objc` on an extension.
  var exposesMembers = false
  /// Whether the declaration itself is known to Objective-C.
  var isExposed = false
  /// The name given by `@objc(Name)`.
  var givenName: String?
  var isFinal = false
  var isGeneric = false
  /// Whether an actor is named for it: `@MainActor class`.
  var isOnMainActor = false
  /// Its generic parameters or associated types, and the types that limit each.
  var parameters: [String: [String]] = [:]
  var members: [MemberDeclaration] = []
  var conditions: [String] = []
  var line: Int

  var name: String { path.last ?? "" }
  var fullName: String { path.joined(separator: ".") }
}

/// All that a file declares, as far as other files' conversions can depend on it.
struct FileDeclarations: Codable, Equatable {
  let path: String
  let stem: String
  var types: [TypeDeclaration] = []
  var imports: [String] = []
  /// The names of type parameters anywhere in the file, and of those that it limits.
  var parameterNames: Set<String> = []
}
