/// Makes the attributes of a text from others.
///
/// Closures cannot be compared, so a transformer is the same as its copies and as nothing else [?], as a
/// `UIConfigurationColorTransformer` is.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer
  let identity = Identity()

  /// Tells transformers apart.
  final class Identity: Sendable {}

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer? {
  /// Whether both are the same transformer, or none.
  func isSame(as other: UIConfigurationTextAttributesTransformer?) -> Bool { self?.identity === other?.identity }
}
