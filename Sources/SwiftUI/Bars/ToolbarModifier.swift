import UIKit

/// Adds items to the bars around the screen of a view.
struct ToolbarModifier<Items: View>: ViewModifier {
  typealias Body = Never
  let items: Items

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ToolbarNode(modifier.value, inputs))
  }
}

/// A view with items in the bars around its screen.
final class ToolbarNode<Base: View, Items: View>: TypedNode<ModifiedContent<Base, ToolbarModifier<Items>>>, PassesRows {
  private var content: TypedNode<Base>!
  private var items: TypedNode<Items>!

  override init(_ view: ModifiedContent<Base, ToolbarModifier<Items>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    items = makeNode(view.modifier.items)
  }

  override var children: [ViewNode] { [content, items] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, ToolbarModifier<Items>>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    items.update(view.modifier.items, environment)
  }
}

extension View {
  /// Adds items to the bars around the screen.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarView(content: content())))
  }

  /// Adds views to the navigation bar, an item each.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarView(content: ToolbarItemGroup(content: content))))
  }

  /// Shows a view at the beginning of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Shows a view at the end of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Shows views at both ends of the navigation bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}

/// Shows the items of a screen's views in the bars of UIKit around it.
@MainActor
final class BarItemApplier {
  private struct Known {
    let leaf: LayoutNode
    let item: UIBarButtonItem
  }

  private var known: [Known] = []
  private var title: BarElementView?
  /// The commands of the title's menu.
  private var titleMenu: [LayoutNode] = []
  private var hadItems = false
  /// Whether the screen had items for the bar at the bottom when it was on top last.
  private var hasBottomBar = false
  /// The bar above the keyboard; nil without items.
  private(set) var keyboardBar: UIToolbar?

  /// - Parameter hidesBottomBar: Whether views hide the bottom bar; nil to hide it only without items.
  func apply(_ groups: [BarItems], to controller: UIViewController, hidesBottomBar: Bool?) {
    guard hadItems || !groups.isEmpty else { return }
    hadItems = true
    var next: [Known] = []
    func items(_ places: ToolbarItemPlacement.Place...) -> [UIBarButtonItem] {
      groups.filter { places.contains($0.place) }.flatMap { group in
        group.leaves.map { leaf in
          let old = known.first { $0.leaf === leaf }?.item
          let space = leaf.barSpace
          let item = old ?? space ?? UIBarButtonItem()
          if space == nil { configure(item, leaf, group) }
          next.append(Known(leaf: leaf, item: item))
          return item
        }
      }
    }
    let bar = controller.navigationItem
    let leading = items(.leading)
    // `rightBarButtonItems` begins at the bar's edge, so the order is reversed.
    let trailing = Array(items(.trailing, .done).reversed())
    if bar.leftBarButtonItems ?? [] != leading { bar.leftBarButtonItems = leading.isEmpty ? nil : leading }
    bar.leftItemsSupplementBackButton = true
    if bar.rightBarButtonItems ?? [] != trailing { bar.rightBarButtonItems = trailing.isEmpty ? nil : trailing }
    showTitle(groups.filter { $0.place == .middle }, bar)
    showTitleMenu(groups.filter { $0.place == .titleMenu }.flatMap(\.leaves), bar)
    showBottom(
      items(.bottom), items(.bottomMiddle), controller,
      hasSpacers: groups.contains { $0.place == .bottom && $0.leaves.contains { $0.barSpace != nil } })
    showBottomBar(controller, hidesBottomBar)
    showAboveKeyboard(items(.keyboard), controller)
    known = next
  }

  /// The commands of the items' shortcuts.
  var keyCommands: [UIKeyCommand] {
    known.compactMap { known in
      guard let command = known.leaf.commandLeaf, command.isEnabled, command.command.isPerformed else { return nil }
      return command.environment.keyboardShortcut?.command { [weak command] in command?.command.perform() }
    }
  }

  private func showAboveKeyboard(_ items: [UIBarButtonItem], _ controller: UIViewController) {
    guard keyboardBar?.items ?? [] != items else { return }
    if items.isEmpty {
      keyboardBar = nil
    } else {
      let bar = keyboardBar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: controller.view.bounds.width, height: 44))
      bar.items = items
      keyboardBar = bar
    }
    if let responder = controller.viewIfLoaded?.window?.firstResponder { responder.reloadInputViews() }
  }

  private func showTitle(_ groups: [BarItems], _ bar: UINavigationItem) {
    let leaves = groups.flatMap(\.leaves)
    guard !leaves.isEmpty else {
      if title != nil { bar.titleView = nil }
      title = nil
      return
    }
    let view = title ?? BarElementView()
    title = view
    view.show(leaves, isMirrored: groups[0].isMirrored)
    if bar.titleView !== view { bar.titleView = view }
  }

  private func showTitleMenu(_ leaves: [LayoutNode], _ bar: UINavigationItem) {
    let hadMenu = !titleMenu.isEmpty
    titleMenu = leaves
    guard hadMenu == leaves.isEmpty else { return }
    bar.titleMenuProvider =
      leaves.isEmpty ? nil : { [weak self] _ in UIMenu(children: MenuElements.elements(self?.titleMenu ?? [])) }
  }

  private func showBottom(
    _ items: [UIBarButtonItem], _ middle: [UIBarButtonItem], _ controller: UIViewController, hasSpacers: Bool
  ) {
    var all = items
    if !middle.isEmpty {
      all = [.flexibleSpace()] + middle + [.flexibleSpace()] + items
    } else if items.count > 1, !hasSpacers {
      // Items are distributed over the width of the bar [D].
      all = items.flatMap { [$0, UIBarButtonItem.flexibleSpace()] }.dropLast()
    }
    let shown = (controller.toolbarItems ?? []).filter { known(all, $0) }
    guard !shown.elementsEqual(items + middle, by: ===) else { return }
    controller.toolbarItems = all.isEmpty ? nil : all
  }

  /// Shows the bottom bar while this screen is on top and has items. When another screen comes to the top, its items
  /// are already set.
  private func showBottomBar(_ controller: UIViewController, _ isHidden: Bool?) {
    let hasItems = controller.toolbarItems?.isEmpty == false
    guard hasItems || hasBottomBar, let navigation = controller.navigationController,
      navigation.topViewController === controller
    else { return }
    hasBottomBar = hasItems
    let isHidden = isHidden ?? !hasItems
    if navigation.isToolbarHidden != isHidden { navigation.setToolbarHidden(isHidden, animated: false) }
  }

  private func known(_ items: [UIBarButtonItem], _ item: UIBarButtonItem) -> Bool { items.contains { $0 === item } }

  private func configure(_ item: UIBarButtonItem, _ leaf: LayoutNode, _ group: BarItems) {
    guard let command = leaf.commandLeaf else {
      let view = item.customView as? BarElementView ?? BarElementView()
      view.show([leaf], isMirrored: group.isMirrored)
      if item.customView !== view { item.customView = view }
      return
    }
    let content = command.content
    // Bars show the symbol of a label without its text [D].
    if item.image !== content.image { item.image = content.image }
    let title = content.image == nil ? content.title : nil
    if item.title != title { item.title = title }
    item.accessibilityLabel =
      content.image == nil ? leaf.saidLabel(command.environment) : command.spokenName(in: leaf)
    if item.isEnabled != command.isEnabled { item.isEnabled = command.isEnabled }
    item.style = group.place == .done || content.isBold ? .done : .plain
    item.tintColor =
      content.color ?? (command.command.role == .destructive ? .systemRed : command.tint?.uiColor(command.environment))
    item.preferredMenuElementOrder = command.environment.menuOrder.order
    switch command.command.kind {
    case .button, .field, .group, .row: act(item, command)
    case .toggle(let isOn):
      item.isSelected = isOn.wrappedValue
      act(item, command)
    case .menu:
      if command.command.action != nil { act(item, command) }
      open(item, command) { MenuElements.elements($0.inner()) }
    case .picker(_, _, let isChosen, _):
      let chosen = command.inner().first { $0.tag.map(isChosen) ?? false }.map { LabelContent([$0]) }
      item.image = chosen?.image
      item.title = chosen?.image == nil ? chosen?.title : nil
      open(item, command) { MenuElements.elements([$0]) }
    }
  }

  private func act(_ item: UIBarButtonItem, _ command: CommandLeaf) {
    guard item.primaryAction == nil else { return }
    item.primaryAction = UIAction { [weak command] _ in command?.command.perform() }
  }

  private func open(
    _ item: UIBarButtonItem, _ command: CommandLeaf, _ elements: @escaping (CommandLeaf) -> [UIMenuElement]
  ) {
    guard item.menu == nil else { return }
    item.menu = UIMenu(
      children: [UIDeferredMenuElement.uncached { [weak command] in $0(command.map(elements) ?? []) }])
  }
}

/// Shows elements in a bar.
final class BarElementView: UIView {
  private let element = RootLayoutNode()
  private var leaves: [LayoutNode] = []
  private var isMirrored = false
  private lazy var placed = PlacedViews(self)

  func show(_ leaves: [LayoutNode], isMirrored: Bool) {
    self.isMirrored = isMirrored
    element.onInvalidate = { [unowned self] in self.didChange() }
    guard !leaves.elementsEqual(self.leaves, by: ===) || element.source == nil else { return }
    self.leaves = leaves
    element.source = { [unowned self] in self.leaves }
    element.elementsDidChange()
    didChange()
  }

  private func didChange() {
    // Bars keep the size of a custom view, but measure a view of size zero: it is reset so that the new content is
    // measured.
    bounds.size = .zero
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize { element.size(.unspecified) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { element.size(.unspecified) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let proposal = ProposedViewSize(bounds.size)
    let size = element.size(proposal)
    element.place(at: .zero, proposal)
    let pass = RenderPass(placed, isMirrored: isMirrored, isStill: true)
    element.render(
      pass, at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2))
    pass.finish()
  }
}
