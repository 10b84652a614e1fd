import UIKit

extension ShapeStyle {
  /// A fainter style of the same kind.
  public var secondary: some ShapeStyle { LevelShapeStyle(style: self, level: 1) }
  /// A still fainter style of the same kind.
  public var tertiary: some ShapeStyle { LevelShapeStyle(style: self, level: 2) }
  /// The faintest style of the same kind but one.
  public var quaternary: some ShapeStyle { LevelShapeStyle(style: self, level: 3) }
  /// The faintest style of the same kind.
  public var quinary: some ShapeStyle { LevelShapeStyle(style: self, level: 4) }
}

/// A style whose hierarchical levels have colours of their own.
protocol LeveledShapeStyle: ShapeStyle {
  /// The colours of the levels, beginning with the first; further levels have the last colour.
  static var levels: [UIColor] { get }
}

/// A level of a style: the style's own colour for it if there is one, else the style, less opaque.
private struct LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    if Style.self is BackgroundStyle.Type, environment.backgroundStyle != nil { return faded(environment) }
    if let leveled = Style.self as? any LeveledShapeStyle.Type {
      let colors = leveled.levels
      return _ResolvedShapeStyle(paint: .color(environment.adapted(colors[min(level, colors.count - 1)])))
    }
    if Style.self is ForegroundStyle.Type { return HierarchicalShapeStyle(level: level)._resolve(in: environment) }
    return faded(environment)
  }

  private func faded(_ environment: EnvironmentValues) -> _ResolvedShapeStyle {
    style.opacity(HierarchicalShapeStyle.opacities[level])._resolve(in: environment)
  }
}

extension BackgroundStyle: LeveledShapeStyle {
  static var levels: [UIColor] { [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground] }
}

/// The style of filled shapes, such as the background of a field.
///
/// Documentation: `SwiftUI/FillShapeStyle`.
public struct FillShapeStyle: LeveledShapeStyle {
  /// The style of filled shapes.
  public init() {}
  static var levels: [UIColor] {
    [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
  }
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .color(environment.adapted(.systemFill)))
  }
}

/// The style of placeholders in empty fields.
///
/// Documentation: `SwiftUI/PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style of texts in empty fields.
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .color(environment.adapted(.placeholderText)))
  }
}

/// The style of links.
///
/// Documentation: `SwiftUI/LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
  /// The style of links.
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .color(environment.adapted(.link)))
  }
}

/// The style of what is selected: the tint.
///
/// Documentation: `SwiftUI/SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style of what is selected.
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    TintShapeStyle()._resolve(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled shapes, such as the background of a field.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
