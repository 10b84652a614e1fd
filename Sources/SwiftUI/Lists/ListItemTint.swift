import UIKit

/// The colour of the icons in rows of lists.
///
/// Documentation: `SwiftUI/ListItemTint`.
public struct ListItemTint: Sendable {
  enum Kind: Sendable {
    case fixed(Color)
    case preferred(Color)
    case monochrome
  }
  let kind: Kind

  /// A fixed colour, regardless of the system's preference.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
  /// A colour that the system may replace. On iOS it does not.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
  /// A grey one.
  public static let monochrome = ListItemTint(kind: .monochrome)

  var color: Color {
    switch kind {
    case .fixed(let color), .preferred(let color): color
    case .monochrome: .secondary
    }
  }
}

extension EnvironmentValues {
  private struct ItemTintKey: EnvironmentKey { static let defaultValue: Color? = nil }
  /// The colour of label icons in rows; nil for the tint of controls.
  var listItemTint: Color? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }
}

extension View {
  /// The colour of the icons in rows of lists; nil for the usual one.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.color) }
  /// The colour of the icons in rows of lists; nil for the usual one.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
}
