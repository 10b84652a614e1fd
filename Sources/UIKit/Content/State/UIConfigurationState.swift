/// The state of a view that shows a configuration.
public protocol UIConfigurationState {
  /// A state with traits, in which nothing else holds.
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }

  /// The value of a state of the app's own; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
