extension UIButton {
  /// Chooses the style of a pointer above a button. The arguments are the button, and the effect and the shape of the
  /// default style; nil keeps the default.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// The purpose of a button, which decides its default look.
  public enum ButtonType: Int, Sendable {
    /// A custom appearance, with a white title.
    case custom = 0
    /// A title and images in the tint, paler while pressed.
    case system = 1
    /// A system button with the symbol for more information.
    case detailDisclosure = 2
    /// A system button with the symbol for more information, as `detailDisclosure`.
    case infoLight = 3
    /// A system button with the symbol for more information, as `detailDisclosure`.
    case infoDark = 4
    /// A system button with the symbol for adding.
    case contactAdd = 5
    /// A grey cross in a grey circle of about 30 points, which the tint does not change.
    case close = 7

    /// An older name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The meaning of a button.
  public enum Role: Int, Sendable {
    /// No particular one.
    case normal = 0
    /// The action that most users will want.
    case primary = 1
    /// The action that cancels the user's task.
    case cancel = 2
    /// The action that deletes something: the button is red.
    case destructive = 3
  }

  /// Updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

extension UIButton: ConfigurationUpdating {}

extension UIButton.ButtonType {
  /// The symbol that the type shows.
  var symbol: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark.circle.fill", withConfiguration: Self.closeConfiguration)
    }
  }

  /// [C] The circle has about 30 points, and keeps its colours.
  private static let closeConfiguration = UIImage.SymbolConfiguration(pointSize: 26).applying(
    UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill]))
}
