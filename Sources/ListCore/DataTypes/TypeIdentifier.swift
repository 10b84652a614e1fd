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

  /// The end of the name of a file of this type, without a dot; nil if there is none.
  package var fileSuffix: String? { TypeTable.entries[rawValue]?.suffixes.first }

  /// Whether data of this type are also of another one. Each type conforms to itself. Costs the number of types above it.
  package func conforms(to other: TypeIdentifier) -> Bool {
    if self == other { return true }
    return (TypeTable.entries[rawValue]?.parents ?? []).contains { TypeIdentifier(rawValue: $0).conforms(to: other) }
  }
}
