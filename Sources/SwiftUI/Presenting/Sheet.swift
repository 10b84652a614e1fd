import UIKit

/// Presents a screen for an item while the binding is not nil.
struct SheetModifier<Item, Screen: View>: ViewModifier {
  typealias Body = Never
  let item: Binding<Item?>
  /// Identifies an item: another item with the same id keeps the screen.
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let screen: (Item) -> Screen
  let style: UIModalPresentationStyle
  /// The anchor of a popover.
  var anchor: PopoverAnchor?

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SheetNode(modifier.value, inputs))
  }
}

/// A view over which a screen is presented.
final class SheetNode<Base: View, Item, Screen: View>: TypedNode<ModifiedContent<Base, SheetModifier<Item, Screen>>> {
  private var content: TypedNode<Base>!
  private let presentation = Presentation()
  private weak var controller: SheetController?

  override init(_ view: ModifiedContent<Base, SheetModifier<Item, Screen>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    evaluate()
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(
    from old: ModifiedContent<Base, SheetModifier<Item, Screen>>, _ changesEnvironment: Bool
  ) {
    content.update(view.content, environment)
    graph.forget(self)
    evaluate()
  }

  override func evaluate() {
    let item = reading { view.modifier.item.wrappedValue }
    if let item, let controller { controller.rootView = screen(item) }
    graph.afterUpdate { [weak self] in self?.show(item) }
  }

  private func screen(_ item: Item) -> AnyView {
    let modifier = view.modifier
    return AnyView(InheritedView(around: environment.withoutSearch, content: LazyScreen { modifier.screen(item) }))
  }

  private func show(_ item: Item?) {
    guard isMounted else { return }
    presentation.show(item.map(view.modifier.id), over: environment.hostController.controller, noun: "sheet") {
      [unowned self] in self.makeController(item!)
    }
  }

  private func makeController(_ item: Item) -> SheetController {
    let controller = SheetController(rootView: screen(item))
    controller.modalPresentationStyle = view.modifier.style
    controller.onLeave = { [weak self] in self?.didLeave($0) }
    // The views are evaluated now, with this environment's text size and direction, because their presentation settings
    // are needed before they are on screen.
    controller.traitOverrides.preferredContentSizeCategory = environment.dynamicTypeSize.category
    controller.traitOverrides.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    controller.loadViewIfNeeded()
    controller.preferencesDidChange()
    if view.modifier.style == .popover { view.modifier.anchor?.prepare(controller, environment) }
    self.controller = controller
    return controller
  }

  private func didLeave(_ leaving: SheetController) {
    let modifier = view.modifier
    if presentation.didLeave(leaving, graph), modifier.item.wrappedValue != nil { modifier.item.wrappedValue = nil }
    modifier.onDismiss?()
  }

  override func willUnmount() { presentation.leave() }
}

/// Reports its dismissal, whether by the user or by the app.
final class SheetController: UIHostingController<AnyView> {
  var onLeave: ((SheetController) -> Void)?
  /// The presentation settings of the views.
  let settings = PresentationSettings()

  private var ground: _UIHostingView<AnyView>?

  /// Shows views as the background; nil for the default.
  func show(background: AnyView?) {
    guard let background else {
      if ground != nil { view.backgroundColor = .systemBackground }
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    if let ground { return ground.rootView = background }
    let ground = _UIHostingView(rootView: background)
    ground.isUserInteractionEnabled = false
    ground.frame = view.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .clear
    view.insertSubview(ground, at: 0)
    self.ground = ground
    // A full-screen presentation would hide the content behind, which shows through the custom background.
    if presentingViewController == nil, modalPresentationStyle == .fullScreen {
      modalPresentationStyle = .overFullScreen
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let ground, view.subviews.first !== ground { view.sendSubviewToBack(ground) }
    settings.size(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    settings.apply(to: self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onLeave?(self) }
  }
}

extension Binding where Value == Bool {
  /// A binding to an item that exists while this value is true.
  var presence: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 ?? false })
  }
}

extension View {
  /// Presents a sheet while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: isPresented.presence, id: { AnyHashable($0) }, onDismiss: onDismiss, screen: { _ in content() },
        style: .pageSheet))
  }

  /// Presents a sheet for an item while the binding is not nil.
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
        item: isPresented.presence, id: { AnyHashable($0) }, onDismiss: onDismiss, screen: { _ in content() },
        style: .fullScreen))
  }

  /// Presents a screen over all others for an item while the binding is not nil.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, screen: content, style: .fullScreen))
  }
}
