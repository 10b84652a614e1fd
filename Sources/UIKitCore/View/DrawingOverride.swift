/// Finds the view classes that override `draw(_:)`.
///
/// Only the layers of such views get a bitmap; the others need no memory.
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
