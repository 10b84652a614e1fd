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
  /// The names of the enclosing types, and the type's own name. For an extension, the extended type's name as written.
  let path: [String]
  /// Types of the inheritance clause, or the type that an alias names.
  var inherited: [String] = []
  var access: Access = .internal
  /// Whether all members that Objective-C can represent are exposed to it: `@objcMembers`, or `@objc` on an extension.
  var exposesMembers = false
  /// Whether the declaration itself is known to Objective-C.
  var isExposed = false
  /// The name given by `@objc(Name)`.
  var givenName: String?
  var isFinal = false
  var isGeneric = false
  /// Whether it is marked `@MainActor`.
  var isOnMainActor = false
  /// Its generic parameters or associated types, and the types that limit each.
  var parameters: [String: [String]] = [:]
  var members: [MemberDeclaration] = []
  var conditions: [String] = []
  var line: Int

  var name: String { path.last ?? "" }
  var fullName: String { path.joined(separator: ".") }
}

/// Everything that a file declares and on which the conversion of other files can depend.
struct FileDeclarations: Codable, Equatable {
  let path: String
  let stem: String
  var types: [TypeDeclaration] = []
  var imports: [String] = []
  /// The names of all type parameters that the file declares, or to which it adds constraints.
  var parameterNames: Set<String> = []
}
