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

  /// Combines the view and its subviews into one layer before other effects apply.
  public func compositingGroup() -> some View { modifier(EffectModifier { _ in nil }) }

  /// Renders the view and its subviews as one image, always in sRGB.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(EffectModifier { _ in nil })
  }
}

/// The colour space of composition. Windows have eight bits of sRGB per component: every mode is drawn so.
///
/// Documentation: `SwiftUI/ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The non-linear sRGB colour space.
  case nonLinear
  /// The linear sRGB colour space.
  case linear
  /// The linear sRGB colour space, with components below 0 and above 1.
  case extendedLinear
}

/// How a view's colours are blended with those behind it.
///
/// Documentation: `SwiftUI/BlendMode`.
public enum BlendMode: Hashable, Sendable {
  /// The view covers the background.
  case normal
  /// The product of the colours: never lighter than either.
  case multiply
  /// The inverse of the product of the inverses: never darker than either.
  case screen
  /// Multiplies dark background colours, and screens light ones.
  case overlay
  /// The darker of the components.
  case darken
  /// The lighter of the components.
  case lighten
  /// Lightens the background by the view's colours.
  case colorDodge
  /// Darkens the background by the view's colours.
  case colorBurn
  /// Like diffuse light on the background.
  case softLight
  /// Like harsh light on the background.
  case hardLight
  /// The difference of the components.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The hue and saturation of the view.
  case color
  /// The brightness of the view.
  case luminosity
  /// The view where the background is opaque, the background elsewhere.
  case sourceAtop
  /// The background over the view.
  case destinationOver
  /// The background where the view is transparent.
  case destinationOut
  /// The sum, clamped at black.
  case plusDarker
  /// The sum of the components.
  case plusLighter

  fileprivate var mode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension View {
  /// Blends the view's colours with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier { _ in blendMode == .normal ? nil : .blend(blendMode.mode) })
  }
}
