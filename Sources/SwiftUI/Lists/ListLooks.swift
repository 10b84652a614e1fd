import UIKit

extension EnvironmentValues {
  private struct RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
  /// The least height of rows of lists, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  /// The minimum height of list headers and footers, in points; nil for that of their views.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  private struct SectionSpacingKey: EnvironmentKey { static let defaultValue: ListSectionSpacing? = nil }
  var listSectionSpacing: ListSectionSpacing? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  private struct HidesBackgroundKey: EnvironmentKey { static let defaultValue = false }
  var hidesScrollBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
  private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

/// The prominence of a part of the interface.
///
/// Documentation: `SwiftUI/Prominence`.
public enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The spacing between sections of a list.
///
/// Documentation: `SwiftUI/ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Kind: Hashable { case usual, compact, points(CGFloat) }
  private let kind: Kind

  /// The usual space.
  public static let `default` = ListSectionSpacing(kind: .usual)
  /// Less space.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// Some points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .points(spacing)) }

  /// [?] Half of the default spacing.
  private static let compactPoints: CGFloat = 17.5

  /// The spacing in points; nil for the default.
  func points(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> CGFloat? {
    switch kind {
    case .usual: nil
    case .compact: appearance == .grouped || appearance == .insetGrouped ? Self.compactPoints : nil
    case .points(let points): max(points, 0)
    }
  }
}

extension View {
  /// The spacing between sections of lists in the view, or around one section if the view is a section.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// The spacing in points between sections of lists in the view, or around one section if the view is a section.
  @_disfavoredOverload
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// The points between rows of lists in the view; nil for the usual distance.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Shows or hides the background of lists in the view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }

  /// The prominence of section headers in the view.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
