/// The type of a file or of data, by the names that Apple's uniform type identifiers have: `public.png` is a
/// `public.image`, which is `public.data`.
package struct TypeIdentifier: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// The type of a file by the end of its name; `public.data` for an unknown one.
  package init(fileName: String) {
    let suffix = fileName.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    rawValue = TypeTable.identifiers[suffix.lowercased()] ?? "public.data"
  }

  /// The preferred filename extension of this type, without a dot; nil if there is none.
  package var fileSuffix: String? { TypeTable.entries[rawValue]?.suffixes.first }

  /// Whether the type is in the table of known ones.
  package var isKnown: Bool { TypeTable.entries[rawValue] != nil }

  /// The ends of the names of files of this type, the usual one first.
  package var fileSuffixes: [String] { TypeTable.entries[rawValue]?.suffixes ?? [] }

  /// The known type of files with an extension.
  package init?(fileSuffix: String) {
    guard let identifier = TypeTable.identifiers[fileSuffix.lowercased()] else { return nil }
    rawValue = identifier
  }

  /// The ends of the names of files of all known types.
  package static var knownFileSuffixes: [String] { Array(TypeTable.identifiers.keys) }

  /// The types right above this one.
  package var parents: [TypeIdentifier] {
    (TypeTable.entries[rawValue]?.parents ?? []).map(TypeIdentifier.init(rawValue:))
  }

  /// All types above this one.
  package var ancestors: Set<TypeIdentifier> {
    parents.reduce(into: Set(parents)) { $0.formUnion($1.ancestors) }
  }

  /// Whether data of this type are also of another one. Each type conforms to itself. Costs the number of types above it.
  package func conforms(to other: TypeIdentifier) -> Bool {
    if self == other { return true }
    return (TypeTable.entries[rawValue]?.parents ?? []).contains { TypeIdentifier(rawValue: $0).conforms(to: other) }
  }
}
