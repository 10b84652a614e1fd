/// Sets the style of controls.
struct TintWriter<Style: ShapeStyle>: EnvironmentModifier {
  typealias Body = Never
  let style: Style?

  func change(_ environment: inout EnvironmentValues) {
    guard let style else {
      (environment.tint, environment.tintStyle) = (nil, nil)
      return
    }
    if let color = (style as? AnyShapeStyle)?.style as? Color ?? style as? Color {
      (environment.tint, environment.tintStyle) = (color, nil)
    } else if !(style is TintShapeStyle) {
      let outer = environment
      environment.tint = Color(style._resolve(in: outer).color)
      environment.tintStyle = AnyShapeStyle(style)
    }
  }
}

extension EnvironmentValues {
  private struct TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  /// The style of controls, if it is not a colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
  /// The tint style of a bar, in which a gradient runs along the bar; nil unless the app has set one.
  var barTint: AnyShapeStyle? {
    ownTintStyle { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
  }

  /// The tint style for a three-quarter ring that starts at the right, in which a gradient runs along the ring; nil
  /// unless the app has set a style.
  var ringTint: AnyShapeStyle? {
    ownTintStyle {
      AnyShapeStyle(AngularGradient(gradient: $0, center: .center, startAngle: .zero, endAngle: .degrees(270)))
    }
  }

  private func ownTintStyle(along: (Gradient) -> AnyShapeStyle) -> AnyShapeStyle? {
    guard let tintStyle else { return tint.map { AnyShapeStyle($0) } }
    return (tintStyle.style as? Gradient).map(along) ?? tintStyle
  }
}
