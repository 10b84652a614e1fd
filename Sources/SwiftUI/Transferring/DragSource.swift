import UIKit

/// Provides the items of a drag.
@MainActor
final class DragSource: NSObject, UIDragInteractionDelegate {
  var items: () -> [NSItemProvider] = { [] }
  var preview: AnyView?
  private var lifted: _UIHostingView<AnyView>?

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    items().map { UIDragItem(itemProvider: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view = interaction.view, let container = view.superview else { return nil }
    guard let preview else { return UITargetedDragPreview(view: view) }
    let lifted = _UIHostingView(rootView: preview)
    lifted.frame.size = lifted.hosted.size(.unspecified)
    lifted.layoutIfNeeded()
    self.lifted = lifted
    return UITargetedDragPreview(
      view: lifted, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: container, center: view.center))
  }
}

extension View {
  private func dragged(_ items: @escaping () -> [NSItemProvider], _ preview: AnyView?) -> some View {
    modifier(
      ContainedModifier { view, environment in
        let source = view.kept as? DragSource ?? DragSource()
        if view.kept !== source {
          view.kept = source
          view.takesTouches = true
          view.addInteraction(UIDragInteraction(delegate: source))
        }
        source.items = items
        source.preview = preview.map { AnyView(InheritedView(around: environment, content: $0)) }
        for case let interaction as UIDragInteraction in view.interactions {
          interaction.isEnabled = environment.isEnabled
        }
      })
  }

  /// Makes the view draggable.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { dragged({ [data()] }, nil) }

  /// Makes the view draggable, with a custom preview.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    dragged({ [data()] }, AnyView(preview()))
  }

  /// Makes the view draggable as a value.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    dragged({ [payload().itemProvider] }, nil)
  }

  /// Makes the view draggable as a value, with a custom preview.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    dragged({ [payload().itemProvider] }, AnyView(preview()))
  }
}
