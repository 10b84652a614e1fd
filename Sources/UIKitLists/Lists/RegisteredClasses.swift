/// Classes of cells, headers and footers that an app registered, by reuse identifier.
@MainActor
struct RegisteredClasses<View: UIView> {
  private var classes: [String: View.Type] = [:]

  subscript(identifier: String) -> View.Type? { classes[identifier] }

  /// The identifiers in a sentence: `cell, header`.
  var names: String { classes.isEmpty ? "nothing" : classes.keys.sorted().joined(separator: ", ") }

  /// - Parameters:
  ///   - viewClass: nil takes the registration back.
  ///   - kind: the kind of element, for the error message.
  mutating func register(_ viewClass: AnyClass?, _ identifier: String, ofKind kind: String? = nil) {
    guard let viewClass else { return classes[identifier] = nil }
    guard let viewType = viewClass as? View.Type else {
      fatalError(
        """
        unable to register \(viewClass) \(kind.map { "for kind \($0) " } ?? "")with identifier \(identifier) - the class must \
        be \(View.self) or a subclass of it.
        """)
    }
    classes[identifier] = viewType
  }
}
