extension WindowPresenter {
  /// The front window that takes a touch at a point of the scene.
  func window(at location: CGPoint) -> UIWindow? {
    frontToBack.first { $0.hitTest($0.convertFromScene(location), with: nil) != nil }
  }
}

extension UIWindow {
  /// Converts a point from the scene's coordinates to the window's.
  func convertFromScene(_ point: CGPoint) -> CGPoint {
    layer.convert(point, from: nil)
  }
}
