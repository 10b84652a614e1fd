/// The content of a view as a value, which can make the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows this content.
  func makeContentView() -> any UIView & UIContentView

  /// This configuration with the defaults of a state; values that the app set are kept.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The shown content. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// By default, whether the configuration has the same type as the view's own one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
