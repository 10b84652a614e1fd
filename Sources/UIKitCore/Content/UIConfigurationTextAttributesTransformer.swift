/// Derives the attributes of a text from others.
///
/// Closures cannot be compared, so a transformer is equal to its copies only [?], as a
/// `UIConfigurationColorTransformer` is.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The closure that derives the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  let identity = Identity()

  /// Identifies a transformer and its copies.
  final class Identity: Sendable {}

  /// A transformer that calls a closure, which should depend on its argument alone.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes derived from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer? {
  /// Whether both are copies of one transformer, or both are nil.
  func isSame(as other: UIConfigurationTextAttributesTransformer?) -> Bool { self?.identity === other?.identity }
}
