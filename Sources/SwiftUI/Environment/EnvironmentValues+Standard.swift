import Foundation
import UIKit

/// Light or dark.
///
/// Documentation: `SwiftUI/ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast that the user prefers.
///
/// Documentation: `SwiftUI/ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast.
  case increased
}

/// The direction in which lines of text and rows of views run.
///
/// Documentation: `SwiftUI/LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Such as English.
  case leftToRight
  /// Such as Arabic and Hebrew.
  case rightToLeft
}

/// Whether a dimension is compact or regular.
///
/// Documentation: `SwiftUI/UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct LeastLinesKey: EnvironmentKey { static let defaultValue = 1 }
  private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
  private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
  private struct DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private struct HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
  private struct VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
  private struct ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  private struct StyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
  private struct WeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
  private struct ReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

  /// The font of text; nil for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The colour of controls; nil for the accent colour.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// The greatest number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The number of lines for which a text reserves space even if it has fewer.
  var leastLineCount: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// Where text that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// The spacing between lines, in points, in addition to the font's.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// Whether letters move closer together where text does not fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// The smallest factor by which text shrinks to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// Converts text to uppercase or lowercase; nil leaves it unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// Whether controls may be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  private struct HostColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  /// The colour scheme of the UIKit view that hosts the views. Dynamic colours follow that scheme by themselves.
  var hostColorScheme: ColorScheme {
    get { self[HostColorSchemeKey.self] }
    set { self[HostColorSchemeKey.self] = newValue }
  }
  /// The interface style of views whose colour scheme differs from that of the UIKit view; nil if it is the same.
  var ownInterfaceStyle: UIUserInterfaceStyle? {
    colorScheme == hostColorScheme ? nil : colorScheme == .dark ? .dark : .light
  }
  /// A colour as it is in the scheme of the environment.
  func adapted(_ color: UIColor) -> UIColor {
    guard let style = ownInterfaceStyle else { return color }
    return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
  }
  /// The contrast that the user prefers.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  /// The direction in which lines of text and rows of views run.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  private struct HostDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  /// The layout direction of the UIKit view that hosts the views. Controllers in it inherit that direction by
  /// themselves.
  var hostLayoutDirection: LayoutDirection {
    get { self[HostDirectionKey.self] }
    set { self[HostDirectionKey.self] = newValue }
  }
  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// Whether the width is compact or regular.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }
  /// Whether the height is compact or regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
  /// Pixels per point.
  public internal(set) var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
  /// The language and region of texts and numbers.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// Why the contents of views are hidden.
  public var redactionReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }
  private struct SensitiveKey: EnvironmentKey { static let defaultValue = false }
  var isPrivacySensitive: Bool {
    get { self[SensitiveKey.self] }
    set { self[SensitiveKey.self] = newValue }
  }
  /// Whether bars are shown instead of texts, because the content is redacted.
  var hidesTexts: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
  /// The style of text and symbols; nil for the primary one.
  var foregroundStyle: AnyShapeStyle? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  private struct DesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
  /// The design of system fonts that specify none.
  var fontDesign: Font.Design? {
    get { self[DesignKey.self] }
    set { self[DesignKey.self] = newValue }
  }
  private struct WidthKey: EnvironmentKey { static let defaultValue: Font.Width? = nil }
  /// The width of system fonts that specify none.
  var fontWidth: Font.Width? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  /// The weight of fonts that specify none.
  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

/// Why the contents of views are hidden.
///
/// Documentation: `SwiftUI/RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
}
