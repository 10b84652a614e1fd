import UIKit

/// A kind of item that a container adds to a bar by itself.
///
/// Documentation: `SwiftUI/ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Sendable {
  private enum Kind: Sendable { case sidebarToggle }
  private let kind: Kind
  /// The button of a split view that shows and hides columns.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}

/// Whether the views have removed the button of a split view that shows and hides columns.
@MainActor
final class SidebarToggle {
  var isRemoved = false {
    didSet { if isRemoved != oldValue { didChange?() } }
  }
  var didChange: (() -> Void)?
}

extension EnvironmentValues {
  private struct SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }
  /// The column button of the enclosing split view.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}

extension View {
  /// Removes an item that the enclosing container adds to a bar; nil removes none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    let isRemoved = defaultItemKind != nil
    return modifier(UpdateModifier { $0.environment.sidebarToggle?.isRemoved = isRemoved })
  }
}
