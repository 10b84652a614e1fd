@_spi(Reflection) import Swift

// Foundation has these conversions on Apple's systems only. UIKit's attributes and links are converted. An app's own
// attributes and Foundation's others are dropped, since nothing draws them.

extension NSAttributedString {
  /// The text with its attributes of UIKit.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: AttributeConversion(ConvertibleAttributes.all).converted(attrStr))
  }

  /// The text with its attributes of a scope.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(attrStr, including: S.self)
  }

  /// The text with its attributes of a scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attributedString: AttributeConversion(scope: scope).converted(attrStr))
  }
}

extension AttributedString {
  /// The text with its attributes of UIKit.
  public init(_ nsStr: NSAttributedString) {
    self = AttributeConversion(ConvertibleAttributes.all).converted(nsStr)
  }

  /// The text with its attributes of a scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws
  {
    try self.init(nsStr, including: S.self)
  }

  /// The text with its attributes of a scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self = AttributeConversion(scope: scope).converted(nsStr)
  }
}

extension AttributeContainer {
  /// Attributes of UIKit, from those that an `NSAttributedString` carries.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributeConversion(ConvertibleAttributes.all).converted(dictionary)
  }
}

/// Converts attributed strings of one kind into the other.
private struct AttributeConversion {
  let keys: [any ConvertibleAttribute.Type]

  init(_ keys: [any ConvertibleAttribute.Type]) {
    self.keys = keys
  }

  init(scope: any AttributeScope.Type) {
    let names = Self.names(in: scope)
    keys = ConvertibleAttributes.all.filter { names.contains($0.name) }
  }

  /// A scope is a type whose properties' types are its attributes and further scopes.
  private static func names(in scope: any AttributeScope.Type) -> Set<String> {
    var names: Set<String> = []
    _ = _forEachField(of: scope) { _, _, type, _ in
      if let key = type as? any AttributedStringKey.Type { names.insert(key.name) }
      if let nested = type as? any AttributeScope.Type { names.formUnion(Self.names(in: nested)) }
      return true
    }
    return names
  }

  func converted(_ text: AttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: String(text.characters))
    var end = 0
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for key in keys { read(key, from: run.attributes, into: &attributes) }
      let length = String(text.characters[run.range]).utf16.count
      result.setAttributes(attributes, range: NSRange(location: end, length: length))
      end += length
    }
    return result
  }

  func converted(_ text: NSAttributedString) -> AttributedString {
    var result = AttributedString()
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result.append(AttributedString(string.substring(with: range), attributes: converted(attributes)))
    }
    return result
  }

  func converted(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    for key in keys { write(key, attributes[NSAttributedString.Key(rawValue: key.name)], into: &container) }
    return container
  }

  private func read<Key: ConvertibleAttribute>(
    _ key: Key.Type, from container: AttributeContainer, into attributes: inout [NSAttributedString.Key: Any]
  ) {
    guard let value = container[key] else { return }
    attributes[NSAttributedString.Key(rawValue: key.name)] = key.object(for: value)
  }

  private func write<Key: ConvertibleAttribute>(
    _ key: Key.Type, _ object: Any?, into container: inout AttributeContainer
  ) {
    guard let object, let value = key.value(for: object) else { return }
    container[key] = value
  }
}
