/// Derives a colour from another.
///
/// Closures cannot be compared, so a transformer is equal to its copies only [?]: configurations with two
/// transformers of equal closures differ. Share one transformer to keep configurations equal.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that derives the colour.
  public let transform: (UIColor) -> UIColor
  let identity = Identity()

  /// Tells transformers apart.
  final class Identity: Sendable {}

  /// A transformer that calls a closure, which should depend on its argument alone.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour derived from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour's brightness as a grey.
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

  /// The colour as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The colour of secondary texts.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer? {
  /// Whether both are the same transformer, or none.
  func isSame(as other: UIConfigurationColorTransformer?) -> Bool { self?.identity === other?.identity }
}
