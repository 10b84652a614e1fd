/// Tells which view classes draw: those that override `draw(_:)`.
///
/// A view that draws gets its layer rasterised, one that does not costs nothing, so the question matters. Should the
/// answer not be found, every class counts as one that draws.
@MainActor
enum DrawingOverride {
  private class PlainProbe: UIView {}

  private final class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) {
      accessibilityIdentifier = "\(rect)"
    }
  }

  private static let method = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, overriding: DrawingProbe.self)

  static func draws(_ viewClass: UIView.Type) -> Bool { method.isOverridden(in: viewClass) }
}
