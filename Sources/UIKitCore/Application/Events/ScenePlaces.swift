extension WindowPresenter {
  /// The front window that takes a touch at a point of the scene.
  func window(at location: CGPoint) -> UIWindow? {
    frontToBack.first { $0.hitTest($0.convertFromScene(location), with: nil) != nil }
  }
}

extension UIWindow {
  /// A point of the scene in the window's own coordinates.
  func convertFromScene(_ point: CGPoint) -> CGPoint {
    layer.convert(point, from: nil)
  }
}
