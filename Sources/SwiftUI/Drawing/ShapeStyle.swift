import UIKit

/// A colour, gradient or pattern with which shapes and text are drawn.
///
/// Documentation: `SwiftUI/ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The style's appearance in an environment.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle
}

/// A style as it is drawn.
public struct _ResolvedShapeStyle {
  enum Paint {
    case color(UIColor)
    case gradient(ResolvedGradient)
    case mesh(ResolvedMesh)
    case blur(UIBlurEffect.Style, UIUserInterfaceStyle)
  }

  let paint: Paint
  /// The shadows, the nearest first.
  var shadows: [ResolvedShadow] = []

  /// The style as a single colour: the first one of a gradient.
  var color: UIColor {
    switch paint {
    case .color(let color): color
    case .gradient(let gradient): gradient.colors.first ?? .clear
    case .mesh(let mesh): mesh.colors.first ?? .clear
    case .blur: .secondarySystemBackground
    }
  }
}

extension Color: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .color(uiColor(environment)))
  }
}

/// A style whose type is hidden.
///
/// Documentation: `SwiftUI/AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// The style of the enclosing view, if this style is one of its hierarchical levels.
  private var around: (any ShapeStyle)?
  /// Whether the style depends on the enclosing one. Colours do not, and resolve without a copy of the environment.
  private var isRelative = false
  /// Whether the style is a container's default, which controls and hierarchical levels inside do not use.
  private(set) var isContainers = false
  /// The styles of the secondary and tertiary levels; empty if they are derived from the primary one.
  private(set) var levels: [AnyShapeStyle] = []

  /// A style whose type is hidden.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// A style with others for its second and third level.
  init<S: ShapeStyle>(_ style: S, levels: [AnyShapeStyle]) {
    self.init(style)
    self.levels = levels
  }

  /// A container's default style, such as that of section headers.
  init(ofContainer color: Color) {
    style = color
    isContainers = true
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    guard isRelative else { return style._resolve(in: environment) }
    var outer = environment
    outer.foregroundStyle = around as? AnyShapeStyle
    return style._resolve(in: outer)
  }

  /// The colours of all levels that were set.
  func palette(in environment: EnvironmentValues) -> [UIColor] {
    [_resolve(in: environment).color] + levels.map { $0._resolve(in: environment.withoutLevels).color }
  }

  fileprivate var withoutLevels: AnyShapeStyle {
    var style = self
    style.levels = []
    return style
  }

  /// The style as set for a view inside another view's style.
  func set(in around: AnyShapeStyle?) -> AnyShapeStyle {
    guard !(self.style is Color) else { return self }
    var style = self
    style.isRelative = true
    style.around = around
    return style
  }

  /// The nearest style that is not a level of another one; nil if there is none, or if it is a container's default.
  var base: AnyShapeStyle? {
    if isContainers { return nil }
    return style is HierarchicalShapeStyle ? (around as? AnyShapeStyle)?.base : self
  }
}

/// Sets the style of a view.
struct ForegroundStyleWriter: EnvironmentModifier {
  typealias Body = Never
  let style: AnyShapeStyle
  func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = style.set(in: environment.foregroundStyle)
  }
}

extension EnvironmentValues {
  /// The environment for a level's base style, without the levels around it.
  fileprivate var withoutLevels: EnvironmentValues {
    var outer = self
    outer.foregroundStyle = foregroundStyle?.withoutLevels
    return outer
  }

  /// The style that the app has set; nil if there is none but a container's default.
  var ownForegroundStyle: AnyShapeStyle? { foregroundStyle.flatMap { $0.isContainers ? nil : $0 } }
}

/// A level of the enclosing style: that style itself for `primary`, fainter ones for the others.
///
/// Documentation: `SwiftUI/HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  /// The enclosing style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// A fainter style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// A still fainter style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The faintest style but one.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The faintest style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Levels of a colour are the colour, less opaque [?].
  static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
    if level > 0, let levels = environment.foregroundStyle?.levels, levels.count >= level {
      return levels[level - 1]._resolve(in: environment.withoutLevels)
    }
    if let base = environment.foregroundStyle?.base {
      let color = base._resolve(in: environment).color
      return _ResolvedShapeStyle(
        paint: .color(level == 0 ? color : color.withAlphaComponent(color.cgColor.alpha * Self.opacities[level])))
    }
    return _ResolvedShapeStyle(paint: .color(environment.adapted(colors[level])))
  }
}

/// The style of the enclosing view.
///
/// Documentation: `SwiftUI/ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  /// The style of the enclosing view.
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    environment.foregroundStyle?._resolve(in: environment)
      ?? _ResolvedShapeStyle(paint: .color(environment.adapted(.label)))
  }
}

/// The background style: that of `backgroundStyle(_:)`, or the system's.
///
/// Documentation: `SwiftUI/BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  /// The background style.
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    guard let style = environment.backgroundStyle else {
      return _ResolvedShapeStyle(paint: .color(environment.adapted(.systemBackground)))
    }
    // The style may refer to the background style itself; then that means the system's.
    var outer = environment
    outer.backgroundStyle = nil
    return style._resolve(in: outer)
  }
}

extension EnvironmentValues {
  private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  /// The background style; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of backgrounds in the view that specify none, such as those of `background(in:fillStyle:)`.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// The style of controls.
///
/// Documentation: `SwiftUI/TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  /// The style of controls.
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    (environment.tintStyle ?? AnyShapeStyle(Color.accentColor))._resolve(in: environment)
  }
}

/// The style of lines between views.
///
/// Documentation: `SwiftUI/SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style of lines between views.
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .color(environment.adapted(.separator)))
  }
}

/// A translucent background that blurs the views behind it.
///
/// Documentation: `SwiftUI/Material`.
public struct Material: ShapeStyle {
  let style: UIBlurEffect.Style

  /// A thick material.
  public static let thick = Material(style: .systemThickMaterial)
  /// The usual material.
  public static let regular = Material(style: .systemMaterial)
  /// A thin material.
  public static let thin = Material(style: .systemThinMaterial)
  /// A very thin material.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A very thick material.
  public static let ultraThick = Material(style: .systemThickMaterial)
  /// The material of bars.
  public static let bar = Material(style: .systemChromeMaterial)

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .blur(style, environment.ownInterfaceStyle ?? .unspecified))
  }
}

extension ShapeStyle {
  /// The style, less opaque by a factor. The translucency of materials does not change.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(style: self, opacity: opacity) }
}

/// A style that is less opaque than another one.
private struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    func faded(_ color: UIColor) -> UIColor { color.withAlphaComponent(color.cgColor.alpha * opacity) }
    let resolved = style._resolve(in: environment)
    let shadows = resolved.shadows.map { $0.colored(faded($0.color)) }
    switch resolved.paint {
    case .color(let color): return _ResolvedShapeStyle(paint: .color(faded(color)), shadows: shadows)
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map(faded)
      return _ResolvedShapeStyle(paint: .gradient(gradient), shadows: shadows)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map(faded)
      mesh.background = faded(mesh.background)
      return _ResolvedShapeStyle(paint: .mesh(mesh), shadows: shadows)
    case .blur: return _ResolvedShapeStyle(paint: resolved.paint, shadows: shadows)
    }
  }
}

extension ShapeStyle where Self == Color {
  /// Red, as the system has it.
  public static var red: Color { .red }
  /// Orange, as the system has it.
  public static var orange: Color { .orange }
  /// Yellow, as the system has it.
  public static var yellow: Color { .yellow }
  /// Green, as the system has it.
  public static var green: Color { .green }
  /// Mint, as the system has it.
  public static var mint: Color { .mint }
  /// Teal, as the system has it.
  public static var teal: Color { .teal }
  /// Cyan, as the system has it.
  public static var cyan: Color { .cyan }
  /// Blue, as the system has it.
  public static var blue: Color { .blue }
  /// Indigo, as the system has it.
  public static var indigo: Color { .indigo }
  /// Purple, as the system has it.
  public static var purple: Color { .purple }
  /// Pink, as the system has it.
  public static var pink: Color { .pink }
  /// Brown, as the system has it.
  public static var brown: Color { .brown }
  /// Grey, as the system has it.
  public static var gray: Color { .gray }
  /// White in every appearance.
  public static var white: Color { .white }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// No colour.
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The enclosing style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A fainter style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A still fainter style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The faintest style but one.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The faintest style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the enclosing view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// A thick material, which blurs the views behind it.
  public static var thickMaterial: Material { .thick }
  /// The usual material, which blurs the views behind it.
  public static var regularMaterial: Material { .regular }
  /// A thin material, which blurs the views behind it.
  public static var thinMaterial: Material { .thin }
  /// A very thin material, which blurs the views behind it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A very thick material, which blurs the views behind it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
