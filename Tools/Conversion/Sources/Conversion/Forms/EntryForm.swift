import SwiftSyntax

/// Expands `@Entry`, SwiftUI's macro for properties in extensions of `EnvironmentValues`, `ContainerValues` and
/// `FocusedValues`: the property gets accessors, and an enum beside it is its key, with the default value.
struct EntryForm {
  let scan: SourceScan

  /// The protocols of the keys, by the types to which the macro adds values.
  private static let keys = ["EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey"]

  /// The `@Entry` attribute of a property; nil if it has none.
  static func mark(of node: VariableDeclSyntax) -> AttributeSyntax? {
    node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Entry" }
  }

  /// - Parameter access: The access modifier of the key, equal to the property's.
  func convert(_ node: VariableDeclSyntax, _ mark: AttributeSyntax, in type: String, access: String) {
    if type == "FocusedValues" { return convertFocused(node, mark, access: access) }
    guard let requirement = Self.keys[type], node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil
    else {
      return scan.note(
        "@Entry is written out for values of EnvironmentValues, ContainerValues and FocusedValues alone.", at: node)
    }
    let key = "EntryKey_" + pattern.identifier.text.filter { $0 != "`" }
    let accessors =
      "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }; \(access)enum \(key): \(requirement) { "
    let type = binding.typeAnnotation?.type.trimmedDescription
    scan.edits.blank(mark.range, of: scan.bytes, .entry)
    guard let initializer = binding.initializer else {
      // Without an initial value the default is nil, as for any optional property.
      guard let type else { return scan.note("@Entry needs a type or a value.", at: node) }
      let end = binding.range.upperBound
      return scan.edits.insert(
        " \(accessors)\(access)static var defaultValue: \(type) { nil } }", at: end, .entry)
    }
    let value = type.map { "\(access)static var defaultValue: \($0) {" } ?? "\(access)static let defaultValue ="
    if type == nil { scan.edits.insert(": \(key).Value", at: pattern.range.upperBound, .entry) }
    scan.edits.replace(initializer.equal.range, with: accessors + value, .entry)
    scan.edits.insert(type == nil ? " }" : " } }", at: initializer.range.upperBound, .entry)
  }

  /// Expands the macro in `FocusedValues`, whose properties are optional: their default is always nil.
  private func convertFocused(_ node: VariableDeclSyntax, _ mark: AttributeSyntax, access: String) {
    guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)
    else { return scan.note("@Entry of FocusedValues needs an optional type.", at: node) }
    let key = "EntryKey_" + pattern.identifier.text.filter { $0 != "`" }
    scan.edits.blank(mark.range, of: scan.bytes, .entry)
    if let initializer = binding.initializer { scan.edits.blank(initializer.range, of: scan.bytes, .entry) }
    scan.edits.insert(
      " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; \(access)enum \(key): FocusedValueKey { "
        + "\(access)typealias Value = \(type.wrappedType.trimmedDescription) }", at: binding.range.upperBound, .entry)
  }
}
