import Observation
import UIKit

struct EnvironmentWriter<Value>: EnvironmentModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct EnvironmentTransform: EnvironmentModifier {
  typealias Body = Never
  let transform: (inout EnvironmentValues) -> Void
  func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

extension View {
  /// Sets a value of the environment for the view and those in it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the view and those in it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform { transform(&$0[keyPath: keyPath]) })
  }

  /// Supplies an observable object to the view and those in it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentTransform { $0[ObservableObjectKey<T>.self] = object })
  }

  /// The font of texts in the view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// The weight of texts in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  /// The design of system fonts in the view that specify none.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
  /// The width of system fonts in the view that specify none; nil for that of the fonts.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }
  /// Bold texts in the view.
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentTransform { $0.fontWeight = isActive ? .bold : nil })
  }
  /// Slanted texts in the view.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textLines.isItalic, isActive)
  }
  /// Uses monospaced digits for texts in the view.
  public func monospacedDigit() -> some View {
    environment(\.textLines.hasMonospacedDigits, true)
  }
  /// Uses a monospaced font for texts in the view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textLines.isMonospaced, isActive)
  }
  /// The colour of texts and symbols in the view.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
  /// The style of texts, symbols and shapes in the view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleWriter(style: AnyShapeStyle(style)))
  }
  /// The primary and secondary foreground styles of the view. Symbols use both for their layers, unless another
  /// rendering mode is set.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStyleWriter(style: AnyShapeStyle(primary, levels: [AnyShapeStyle(secondary)])))
  }
  /// The primary, secondary and tertiary foreground styles of the view. Symbols use all three for their layers, unless
  /// another rendering mode is set.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleWriter(
        style: AnyShapeStyle(primary, levels: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])))
  }
  /// The colour of controls in the view.
  public func tint(_ tint: Color?) -> some View { modifier(TintWriter(style: tint)) }
  /// The tint of controls in the view. Controls with a single colour use the first one of a gradient.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { modifier(TintWriter(style: tint)) }
  /// The colour of controls in the view.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// The greatest number of lines of texts in the view; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View { lineLimits(1, number) }
  /// The minimum and maximum number of lines of texts and growing fields in the view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimits(limit.lowerBound, limit.upperBound) }
  /// The minimum number of lines of texts and growing fields in the view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimits(limit.lowerBound, nil) }
  /// The greatest number of lines of texts and growing fields in the view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimits(1, limit.upperBound) }
  /// The maximum number of lines of texts and growing fields in the view, and whether they always reserve space for that number.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimits(reservesSpace ? limit : 1, limit) }
  private func lineLimits(_ least: Int, _ most: Int?) -> some View {
    modifier(
      EnvironmentTransform {
        $0.lineLimit = most
        $0.leastLineCount = max(least, 1)
      })
  }
  /// The spacing between lines of texts in the view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// The alignment of the lines of texts in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Where texts in the view that do not fit are truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// Whether letters of texts in the view move closer together before the texts are cut.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// The smallest factor by which text in the view shrinks to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Capital or lowercase letters of texts in the view.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Whether controls in the view may be used.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentTransform { $0.isEnabled = $0.isEnabled && !disabled })
  }
  /// The size of symbols in the view, relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Hides the contents of the view.
  public func redacted(reason: RedactionReasons) -> some View { environment(\.redactionReasons, reason) }
  /// Shows the view's content even if enclosing views are redacted.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Whether the view's contents are hidden where private ones are.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
  /// The text size in the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the text size of the view to a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }
}
