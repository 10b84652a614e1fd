/// The state of a view that is configured: its traits, and further values by key.
public protocol UIConfigurationState {
  /// A state with traits, in which every other value is at its default.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value that the app defines; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a state value that the app defines.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key of any name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key of any name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
