/// The animations of changes to views' layers.
@MainActor
enum ViewActions {
  /// Ends the layer's search for an action: outside of animation blocks views change at once.
  private static let none = NSNull()

  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    none
  }
}

extension UIView: @preconcurrency CALayerDelegate, @preconcurrency LayerContentDrawing {}
