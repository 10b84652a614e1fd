/// Classes of cells, headers and footers that an app registered, by reuse identifier.
@MainActor
struct RegisteredClasses<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var makers: [String: @MainActor () -> View] = [:]

  subscript(identifier: String) -> View.Type? { classes[identifier] }

  /// The identifiers in a sentence: `cell, header`.
  var names: String {
    let all = (Array(classes.keys) + makers.keys).sorted()
    return all.isEmpty ? "nothing" : all.joined(separator: ", ")
  }

  /// The function that makes a view of a nib or a prototype; nil if a class is registered for the identifier, or
  /// nothing.
  func maker(_ identifier: String) -> (@MainActor () -> View)? { makers[identifier] }

  /// Uses a closure to make the views of an identifier; nil removes the registration.
  mutating func register(_ identifier: String, maker: (@MainActor () -> View)?) {
    classes[identifier] = nil
    makers[identifier] = maker
  }

  /// Registers a class for an identifier.
  /// - Parameters:
  ///   - viewClass: nil removes the registration.
  ///   - kind: the kind of element, for the error message.
  mutating func register(_ viewClass: AnyClass?, _ identifier: String, ofKind kind: String? = nil) {
    makers[identifier] = nil
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
