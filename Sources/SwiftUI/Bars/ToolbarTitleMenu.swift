import UIKit

/// The menu of a screen's title, which a tap on the title in the bar opens. A large title has none.
///
/// Documentation: `SwiftUI/ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// A menu with commands.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      node: ToolbarItemNode(
        ToolbarView(content: content.value), inputs, place: { _ in .titleMenu }, content: { $0.content }))
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// The system's own commands: “Rename” where the title can be edited.
  public init() { self.init { EmptyView() } }
}

extension View {
  /// The commands of the menu that a tap on the screen's title opens.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

/// Brings titles that the user enters in the bar into a binding.
@MainActor
final class BoundTitle: UINavigationItemRenameDelegate {
  private var binding: Binding<String>?

  /// - Parameter binding: The title, where it can be edited.
  func apply(_ binding: Binding<String>?, to item: UINavigationItem) {
    self.binding = binding
    let isDelegate = item.renameDelegate === self
    guard isDelegate != (binding != nil) else { return }
    item.renameDelegate = binding == nil ? nil : self
  }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    binding?.wrappedValue = title
  }
}

struct BoundTitleModifier: ViewModifier {
  let title: Binding<String>

  func body(content: Content) -> some View {
    content.preference(key: NavigationTitleKey.self, value: NavigationTitle(title: title.wrappedValue, binding: title))
  }
}
