import UIKit

/// The looks in which controls are pictured, as changes of traits.
package enum TraitVariant: String, CaseIterable, Sendable {
  case light, dark, rightToLeft, largest

  @MainActor package func apply(to traits: inout UITraitOverrides) {
    switch self {
    case .light: break
    case .dark: traits.userInterfaceStyle = .dark
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }
}
