import UIKit

private struct SheetModifier<Item, Screen: View>: ViewModifier {
  let item: Binding<Item?>
  /// Tells one item from another.
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let screen: (Item) -> Screen
  let style: UIModalPresentationStyle
  @Environment(\.self) private var around
  @State private var presenter = SheetPresenter()

  func body(content: Content) -> some View {
    let current = item.wrappedValue
    let shown = current.map { (id($0), AnyView(InheritedView(around: around, content: screen($0)))) }
    content
      .onAppear { update(shown) }
      .onChange(of: shown?.0) { update(shown) }
      .onDisappear { presenter.dismiss() }
      .background(SheetContent(presenter: presenter, view: shown?.1))
  }

  private func update(_ shown: (AnyHashable, AnyView)?) {
    presenter.show(shown, style, over: around.hostController.controller) {
      item.wrappedValue = nil
      onDismiss?()
    }
  }
}

/// Hands the views of a sheet that is shown to its controller whenever they change.
private struct SheetContent: View, LeafView {
  let presenter: SheetPresenter
  let view: AnyView?
  func makeLeaf(_ node: ViewNode) -> LayoutNode { LayoutNode() }
  func update(_ leaf: LayoutNode, _ environment: EnvironmentValues) -> Bool {
    presenter.update(view)
    return false
  }
}

/// Shows and dismisses the controller of a sheet's views.
@MainActor
final class SheetPresenter {
  private var controller: SheetController?
  private var id: AnyHashable?
  private var onDismiss: (() -> Void)?

  func show(
    _ shown: (AnyHashable, AnyView)?, _ style: UIModalPresentationStyle, over host: UIViewController?,
    onDismiss: @escaping () -> Void
  ) {
    self.onDismiss = onDismiss
    guard id != shown?.0 else { return }
    dismiss()
    id = shown?.0
    guard let shown, let host else { return }
    let controller = SheetController(rootView: shown.1)
    controller.modalPresentationStyle = style
    controller.onLeave = { [weak self] in self?.didLeave($0) }
    self.controller = controller
    host.present(controller, animated: true)
  }

  func update(_ view: AnyView?) { if let view { controller?.rootView = view } }

  func dismiss() { controller?.presentingViewController?.dismiss(animated: true) }

  private func didLeave(_ leaving: SheetController) {
    guard leaving === controller else { return }
    controller = nil
    id = nil
    onDismiss?()
  }
}

/// Tells when it has been dismissed, by whomever.
final class SheetController: UIHostingController<AnyView> {
  var onLeave: ((SheetController) -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onLeave?(self) }
  }
}

extension View {
  /// Presents a sheet while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: Binding<Bool?>(
          get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 ?? false }),
        id: { AnyHashable($0) }, onDismiss: onDismiss, screen: { _ in content() }, style: .pageSheet))
  }

  /// Presents a sheet for a value while it is there.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, screen: content, style: .pageSheet))
  }

  /// Presents a screen over all others while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: Binding<Bool?>(
          get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 ?? false }),
        id: { AnyHashable($0) }, onDismiss: onDismiss, screen: { _ in content() }, style: .fullScreen))
  }
}
