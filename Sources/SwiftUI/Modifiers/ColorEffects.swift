import QuartzCore
import UIKit

/// Changes the pixels of each element.
struct EffectModifier: WrappingModifier {
  typealias Body = Never
  /// The effect in an environment; nil for none.
  let effect: (EnvironmentValues) -> LayerEffect?

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> ContainedNode { ContainedNode(content, node.graph) }

  func update(_ wrapper: ContainedNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.view.layer.effects = effect(environment).map { [$0] } ?? []
    return false
  }
}

extension View {
  private func colors(_ matrix: ColorMatrix) -> some View { modifier(EffectModifier { _ in .colors(matrix) }) }

  /// Blurs the view over some points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier { _ in radius > 0 ? .blur(deviation: radius) : nil })
  }

  /// Makes the view brighter by an amount from 0 to 1; white at 1.
  public func brightness(_ amount: Double) -> some View { colors(.brightness(amount)) }

  /// Strengthens the view's differences in brightness: 1 leaves it as it is, 0 makes it grey.
  public func contrast(_ amount: Double) -> some View { colors(.contrast(amount)) }

  /// Shows the opposites of the view's colours.
  public func colorInvert() -> some View { colors(.inversion) }

  /// Multiplies the view's colours by a colour.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(
      EffectModifier { environment in
        let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.uiColor(environment).resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return .colors(.multiplication(red: red, green: green, blue: blue, alpha: alpha))
      })
  }

  /// Makes the view's colours stronger or weaker: 1 leaves them as they are, 0 makes them grey.
  public func saturation(_ amount: Double) -> some View { colors(.saturation(amount)) }

  /// Takes the colour from the view: 0 leaves it as it is, 1 makes it grey.
  public func grayscale(_ amount: Double) -> some View { colors(.saturation(1 - min(max(amount, 0), 1))) }

  /// Turns the hues of the view by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    colors(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
  }

  /// Makes the view as opaque as it is bright.
  public func luminanceToAlpha() -> some View { colors(.luminanceToAlpha) }

  /// Draws the view and those in it as one before other effects.
  public func compositingGroup() -> some View { modifier(EffectModifier { _ in nil }) }

  /// Draws the view and those in it into one picture.
  public func drawingGroup(opaque: Bool = false) -> some View { modifier(EffectModifier { _ in nil }) }
}
