import UIKit

/// The preference of views for a light or dark presentation; nil for the user's.
///
/// Documentation: `SwiftUI/PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Light, dark, or as the user wants.
  public typealias Value = ColorScheme?
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Shows the whole window or sheet that the view is in light or dark; nil for as the user wants.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

extension View {
  /// Shows the view in light or dark, whatever the views around are in.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// Gives a view or controller of UIKit the scheme of the environment where that is not the one of the views around.
@MainActor
struct OwnColorScheme {
  private var isApplied = false

  mutating func apply(_ environment: EnvironmentValues, to view: UIView) {
    if let style = change(environment) { view.overrideUserInterfaceStyle = style }
  }

  mutating func apply(_ environment: EnvironmentValues, to controller: UIViewController) {
    if let style = change(environment) { controller.overrideUserInterfaceStyle = style }
  }

  /// The style to override with; nil to leave alone what the app may have set.
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
