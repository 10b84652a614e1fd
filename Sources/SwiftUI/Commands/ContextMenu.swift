import UIKit

/// Opens commands when a finger rests on the view.
struct ContextMenuModifier<Content: View, Preview: View>: WrappingModifier {
  typealias Body = Never
  let content: Content
  let preview: Preview?

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> ContextMenuNode<Content, Preview> {
    ContextMenuNode(
      content, node, DetachedContent(self.content, in: node, node.environment.commands(at: .menu)), preview)
  }

  func update(_ wrapper: ContextMenuNode<Content, Preview>, _ environment: EnvironmentValues) -> Bool {
    wrapper.commands.update(content, environment.commands(at: .menu))
    wrapper.preview = preview
    wrapper.around = environment
    return false
  }
}

/// The element of a view with a context menu.
final class ContextMenuNode<Content: View, Preview: View>: ContainedNode {
  let commands: DetachedContent<Content>
  var preview: Preview?
  var around: EnvironmentValues
  private let delegate = ContextMenuDelegate()

  init(_ content: LayoutNode, _ node: ViewNode, _ commands: DetachedContent<Content>, _ preview: Preview?) {
    self.commands = commands
    self.preview = preview
    around = node.environment
    super.init(content, node.graph)
    delegate.configuration = { [unowned self] in self.configuration() }
    delegate.target = { [unowned self] in self.target() }
    view.takesTouches = true
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
  }

  /// Nil without commands: then no menu opens, as in UIKit.
  private func configuration() -> UIContextMenuConfiguration? {
    let commands = self.commands
    guard around.isEnabled, !MenuElements.elements(commands.leaves).isEmpty else { return nil }
    let around = self.around
    let configuration = UIContextMenuConfiguration(
      previewProvider: preview.map { preview in
        {
          let controller = UIHostingController(rootView: InheritedView(around: around, content: preview))
          // The preview's size is measured before the controller is in the window, so its text size must be set first.
          controller.traitOverrides.preferredContentSizeCategory = around.dynamicTypeSize.category
          controller.loadViewIfNeeded()
          controller.preferredContentSize = controller.sizeThatFits(
            in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
          return controller
        }
      }
    ) { _ in UIMenu(children: MenuElements.elements(commands.leaves)) }
    configuration.preferredMenuElementOrder = around.menuOrder.order
    return configuration
  }

  /// The preview of the view, in its content's preview shape; nil without a shape, so that the whole view is shown.
  private func target() -> UITargetedPreview? {
    guard let shape = content.previewShape, view.window != nil else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(cgPath: shape.shownPath(in: view.bounds, isMirrored: view.isMirrored).cgPath)
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: view, parameters: parameters)
  }

  override func willLeave() { commands.leave() }
}

private final class ContextMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  var configuration: (() -> UIContextMenuConfiguration?)?
  var target: (() -> UITargetedPreview?)?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration?() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { target?() }
}

extension View {
  /// Opens commands when a finger rests on the view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(content: menuItems(), preview: nil))
  }

  /// Opens a menu with a preview on a long press on the view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(content: menuItems(), preview: preview()))
  }

  /// Opens a menu on a long press on the view; nil for none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier<MenuItems?, EmptyView>(content: contextMenu?.menuItems, preview: nil))
  }
}

/// The commands of a view, for `contextMenu(_:)`.
///
/// Documentation: `SwiftUI/ContextMenu`.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems
  /// Commands.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}
