import UIKit

/// The size of controls.
///
/// Documentation: `SwiftUI/ControlSize`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual one.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge

  // Insets of bordered buttons in points [D].
  var insets: CGSize {
    switch self {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  var radius: CGFloat {
    switch self {
    case .mini, .small: 14
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }

  var font: Font? { self == .mini || self == .small ? .subheadline : nil }
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
  /// How large buttons, spinners and other controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
