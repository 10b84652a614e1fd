/// Derives a colour from another.
///
/// Closures cannot be compared, so a transformer is equal to its copies only [?]: configurations with two
/// transformers of equal closures differ. Share one transformer to keep configurations equal.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that derives the colour.
  public let transform: (UIColor) -> UIColor
  let identity = Identity()

  /// Identifies a transformer and its copies.
  final class Identity: Sendable {}

  /// A transformer that calls a closure, which should depend on its argument alone.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour derived from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Derives a grey of the colour's brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let components = color.resolvedColor(with: traits).cgColor
      var red: CGFloat = 0
      var green: CGFloat = 0
      var blue: CGFloat = 0
      var alpha: CGFloat = 0
      guard UIColor(cgColor: components).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      // Luma of ITU-R BT.601.
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }

  /// Returns the colour unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Returns the colour of secondary texts for any colour.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer? {
  /// Whether both are copies of one transformer, or both are nil.
  func isSame(as other: UIConfigurationColorTransformer?) -> Bool { self?.identity === other?.identity }
}
