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

/// Gives a view of UIKit the scheme of the environment where that is not the one of the views around.
@MainActor
struct OwnColorScheme {
  private var isApplied = false

  mutating func apply(_ environment: EnvironmentValues, to view: UIView) {
    let style = environment.ownInterfaceStyle
    guard style != nil || isApplied else { return }
    isApplied = style != nil
    view.overrideUserInterfaceStyle = style ?? .unspecified
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
