import UIKit

extension View {
  /// Defines the screen for values of a type, which are pushed by links in the view's stack and by its path.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      UpdateModifier { node in
        let around = node.environment
        // The pushed screens are separate view trees, so their views are replaced here whenever this view has changed.
        if let model = around.navigationModel { model.set(data, around, destination) }
      })
  }

  /// Pushes a screen while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PushModifier(item: isPresented.presence, destination: { _ in destination() }))
  }

  /// Pushes a screen for an item while the binding is not nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PushModifier(item: item, destination: destination))
  }
}

/// Pushes a screen for an item while the binding is not nil.
struct PushModifier<Item, Screen: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Screen
  @State private var screen = PushedScreen()

  func body(content: Content) -> some View {
    let current = item.wrappedValue
    content.modifier(UpdateModifier { update($0, current) })
  }

  private func update(_ node: ViewNode, _ current: Item?) {
    let view = current.map { value in
      AnyView(InheritedView(around: node.environment.withoutSearch, content: LazyScreen { destination(value) }))
    }
    screen.onLeave = { if item.wrappedValue != nil { item.wrappedValue = nil } }
    if screen.controller != nil, let view { screen.update(view) }
    node.graph.afterUpdate { [weak node] in
      guard let node, node.isMounted, let model = node.environment.navigationModel else { return }
      if let view, screen.controller == nil {
        model.push(screen, view)
      } else if view == nil, screen.controller != nil {
        model.pop(screen)
      }
    }
  }
}
