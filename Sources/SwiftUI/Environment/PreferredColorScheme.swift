import UIKit

/// The preference of views for a light or dark presentation; nil for the user's.
///
/// Documentation: `SwiftUI/PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Light, dark, or nil for the user's setting.
  public typealias Value = ColorScheme?
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Shows the view's whole window or sheet in light or dark; nil for the user's setting.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

extension View {
  /// Shows the view in light or dark, regardless of enclosing views.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// Gives a UIKit view or controller the colour scheme of the environment if it differs from the inherited one.
@MainActor
struct OwnColorScheme {
  private var isApplied = false

  mutating func apply(_ environment: EnvironmentValues, to view: UIView) {
    if let style = change(environment) { view.overrideUserInterfaceStyle = style }
  }

  mutating func apply(_ environment: EnvironmentValues, to controller: UIViewController) {
    if let style = change(environment) { controller.overrideUserInterfaceStyle = style }
  }

  /// The style to override with; nil to keep an override of the app.
  private mutating func change(_ environment: EnvironmentValues) -> UIUserInterfaceStyle? {
    let style = environment.ownInterfaceStyle
    guard style != nil || isApplied else { return nil }
    isApplied = style != nil
    return style ?? .unspecified
  }
}

extension EnvironmentValues {
  /// The values in a view of UIKit that has the scheme of this environment.
  var inOwnColorScheme: EnvironmentValues {
    var values = self
    values.hostColorScheme = colorScheme
    return values
  }
}

/// Gives a presentation the appearance that its views prefer.
@MainActor
final class ColorSchemeApplier {
  private var applied: ColorScheme?

  func apply(_ scheme: ColorScheme?, to controller: UIViewController) {
    guard scheme != applied else { return }
    applied = scheme
    var root = controller
    while let parent = root.parent { root = parent }
    root.overrideUserInterfaceStyle = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}
