/// A method or a property of a type.
struct MemberDeclaration: Codable, Equatable {
  enum Kind: String, Codable {
    case method
    case property
  }

  /// The attributes and modifiers that decide whether Objective-C knows a member.
  struct Exposure: OptionSet, Codable {
    let rawValue: Int

    static let explicit = Exposure(rawValue: 1)
    static let action = Exposure(rawValue: 2)
    static let outlet = Exposure(rawValue: 4)
    static let inspectable = Exposure(rawValue: 8)
    static let segueAction = Exposure(rawValue: 16)
    static let managed = Exposure(rawValue: 32)
    /// Never known to Objective-C: `@nonobjc`.
    static let never = Exposure(rawValue: 64)
    /// Its changes are observed: `dynamic`.
    static let dynamic = Exposure(rawValue: 128)
  }

  let kind: Kind
  let name: String
  var exposure: Exposure
  /// The name given by `@objc(name)`.
  var givenName: String?
  var parameters: [Parameter] = []
  /// The type of a property, if it is written, or the result of a method.
  var type: String?
  var access: Access = .internal
  var isStatic = false
  var isOverride = false
  var isOptional = false
  var isAsync = false
  var isThrowing = false
  var isGeneric = false
  /// Whether a property can be set.
  var isSettable = false
  /// Conditions of `#if` around it that the conversion cannot decide.
  var conditions: [String] = []
  /// The declaration of an extension's member without body, access level and `override`, for a generated member that
  /// forwards to it.
  var head: String?
  var line: Int

  /// The name as code refers to it: `tap(_:with:)`, or `tap` without parameters.
  var reference: String {
    kind == .property || parameters.isEmpty ? name : name + Self.labels(parameters)
  }

  /// The name with labels. Methods without parameters have empty parentheses: `tap()`.
  var fullName: String { kind == .property ? name : name + Self.labels(parameters) }

  static func labels(_ parameters: [Parameter]) -> String {
    "(" + parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
  }

  /// The name in Objective-C: a method's selector, a property's key.
  var objectiveCName: String {
    if let givenName { return givenName }
    if kind == .property { return name }
    let name = name.filter { $0 != "`" }
    return ObjectiveCName.selector(name, labels: parameters.map(\.label), isThrowing: isThrowing, isAsync: isAsync)
  }
}
