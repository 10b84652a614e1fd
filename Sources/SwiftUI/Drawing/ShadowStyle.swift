import UIKit

/// A shadow added by a style.
///
/// Documentation: `SwiftUI/ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
  /// The side of the shape's edge on which a shadow falls.
  enum Side: Sendable {
    /// Outside of the shape, on the background.
    case outside
    /// Inside of the shape, from its edges.
    case inside
  }

  let side: Side
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A drop shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour where it is densest.
  ///   - radius: Over how many points the shadow fades.
  ///   - x: How many points to the right it is moved.
  ///   - y: How many points down it is moved.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(side: .outside, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// An inner shadow, as if the shape were a hole. Text and symbols do not have it.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour where it is densest.
  ///   - radius: Over how many points the shadow fades.
  ///   - x: How many points to the right it is moved.
  ///   - y: How many points down it is moved.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(side: .inside, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func resolved(_ environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(side: side, color: color.uiColor(environment), radius: radius, offset: offset)
  }
}

/// A shadow as it is drawn.
struct ResolvedShadow {
  let side: ShadowStyle.Side
  let color: UIColor
  let radius: CGFloat
  let offset: CGSize

  func colored(_ color: UIColor) -> ResolvedShadow {
    ResolvedShadow(side: side, color: color, radius: radius, offset: offset)
  }

  /// The shadow for text. The blur radius of an `NSShadow` is twice the standard deviation; a layer's shadow radius is
  /// the deviation itself.
  @MainActor var ofText: NSShadow {
    let shadow = NSShadow()
    shadow.shadowColor = color
    shadow.shadowBlurRadius = radius * 2
    shadow.shadowOffset = offset
    return shadow
  }
}

extension ShapeStyle {
  /// The style with a shadow. Several shadows can be added; the first is nearest to the shape.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of the enclosing view with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style that has a shadow.
private struct ShadowedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    var resolved = style._resolve(in: environment)
    resolved.shadows.append(shadow.resolved(environment))
    return resolved
  }
}
