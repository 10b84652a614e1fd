import UIKit

extension EnvironmentValues {
  private struct RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  private struct HidesBackgroundKey: EnvironmentKey { static let defaultValue = false }
  var hidesScrollBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
  private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

/// How much something stands out.
///
/// Documentation: `SwiftUI/Prominence`.
public enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension View {
  /// The points between rows of lists in the view; nil for the usual distance.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Whether lists in the view have a ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }

  /// How much headers of sections in the view stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
