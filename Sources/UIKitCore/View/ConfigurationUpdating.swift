/// A view whose look follows from a configuration: a cell, a header, a footer or a button.
@MainActor
package protocol ConfigurationUpdating: UIView {
  /// Asks for an update with the next layout.
  func setNeedsUpdateConfiguration()
}
