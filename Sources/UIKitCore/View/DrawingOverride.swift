/// Tells which view classes draw: those that override `draw(_:)`.
///
/// A view that draws gets its layer rasterised, one that does not costs nothing, so the question matters.
@MainActor
package enum DrawingOverride {
  private class PlainProbe: UIView {}

  private final class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) {
      accessibilityIdentifier = "\(rect)"
    }
  }

  private static let method = OverriddenMethod(
    of: UIView.self, plain: PlainProbe.self, overriding: DrawingProbe.self,
    consequence: "every view is taken to draw, which costs memory and time")

  package static func draws(_ viewClass: UIView.Type) -> Bool { method.isOverridden(in: viewClass) ?? true }
}
