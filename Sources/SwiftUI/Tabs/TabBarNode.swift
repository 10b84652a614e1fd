import UIKit

/// Screens with a bar of tabs.
struct TabBarView<Content: View>: PrimitiveView {
  let choice: TabChoice?
  let hasSidebar: Bool
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TabBarNode(view.value, inputs))
  }
}

/// A view that is a tab bar controller, with a hosting controller for each screen.
final class TabBarNode<Content: View>: TypedNode<TabBarView<Content>> {
  private let controller = AccessoryTabBarController()
  private let selector = TabSelector()
  private var content: DetachedContent<Content>!
  private var tabs: [(leaf: LayoutNode, controller: UIHostingController<AnyView>)] = []
  /// The headers of sections, in their order.
  private var headers: [DetachedContent<AnyView>] = []
  private lazy var tree = TabSectionTree(controller)
  private var leaf: ControllerLeaf!

  override init(_ view: TabBarView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = DetachedContent(view.content, in: self, inner)
    content.onLeavesChange = { [unowned self] in self.show() }
    controller.delegate = selector
    leaf = ControllerLeaf(controller) { [weak self] in
      self?.environment.hostController.controller
    } size: {
      $0.replacingUnspecifiedDimensions()
    }
    selector.didSelect = { [unowned self] in self.didSelect($0) }
    selector.didSelectTab = { [unowned self] tab in self.tree.controller(of: tab).map(self.didSelect) }
    evaluate()
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.isInTabs = true
    inner.tabAccessory = nil
    return inner
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func didUpdate(from old: TabBarView<Content>, _ changesEnvironment: Bool) {
    content.update(view.content, inner)
    graph.forget(self)
    evaluate()
  }

  override func evaluate() {
    if let choice = view.choice { _ = reading { choice.current() } }
    show()
  }

  private func show() {
    let old = tabs
    let screens = content.leaves.filter { !$0.traits.isTabHidden }
    tabs = (screens.filter { !$0.traits.isLastTab } + screens.filter(\.traits.isLastTab)).map { element in
      let page = Self.page(of: element)
      if let known = old.first(where: { $0.leaf === element }) {
        known.controller.rootView = page
        configure(known.controller, element)
        return known
      }
      let controller = UIHostingController(rootView: page)
      configure(controller, element)
      return (element, controller)
    }
    let isSame = old.elementsEqual(tabs, by: { $0.leaf === $1.leaf })
    if isOnWideBar {
      controller.mode = .tabSidebar
      tree.show(tabs.map { ($0.controller, $0.leaf.traits) }) { [unowned self] in self.title(of: $0, in: $1) }
    } else if !isSame || tree.isShown || controller.viewControllers == nil {
      tree.hide()
      controller.viewControllers = tabs.map(\.controller)
    }
    leaf.takeLooks(of: environment)
    controller.tabBar.tintColor = environment.tint?.uiColor(environment)
    showAccessory()
    select()
  }

  private func showAccessory() {
    let around = environment
    controller.show(
      environment.tabAccessory.map {
        AnyView(InheritedView(around: around, content: TabAccessoryView(content: $0.view)))
      })
  }

  /// Whether the tabs are at the top of a wide window, where a sidebar may show them.
  private var isOnWideBar: Bool { view.hasSidebar && environment.horizontalSizeClass == .regular }

  /// The words and the picture of a section's header.
  private func title(of section: TabSectionMark, in place: Int) -> LabelContent {
    while headers.count <= place { headers.append(DetachedContent(AnyView(EmptyView()), in: self, inner)) }
    headers[place].update(section.header ?? AnyView(EmptyView()), inner)
    return LabelContent(headers[place].leaves)
  }

  private static func tab(_ element: LayoutNode) -> TabLeaf? {
    var leaf = element
    while let wrapper = leaf as? WrappingLayoutNode { leaf = wrapper.content }
    return leaf as? TabLeaf
  }

  private static func page(of element: LayoutNode) -> AnyView {
    tab(element)?.page() ?? AnyView(ElementView(element: element))
  }

  private func configure(_ controller: UIViewController, _ element: LayoutNode) {
    let content = LabelContent(Self.tab(element)?.label() ?? [])
    let item: UITabBarItem = controller.tabBarItem
    if item.title != content.title { item.title = content.title }
    if item.image !== content.image { item.image = content.image }
    let badge = element.traits.badge?.plain(environment)
    if item.badgeValue != badge { item.badgeValue = badge }
    item.isEnabled = !element.traits.isTabDisabled
  }

  private func select() {
    guard let choice = view.choice, !tabs.isEmpty else { return }
    guard let index = tabs.firstIndex(where: { $0.leaf.tag.map(choice.isChosen) ?? false }) else {
      // Tabs without tags are identified by their index.
      if let place = choice.current().base as? Int, tabs.allSatisfy({ $0.leaf.tag == nil }),
        tabs.indices.contains(place)
      {
        return set(place)
      }
      return ViewReport.once(
        "TabView: the selection \"\(choice.current().base)\" is invalid and does not have an associated tag, this will give undefined results."
      )
    }
    set(index)
  }

  private func set(_ index: Int) {
    if tree.isShown { return tree.select(tabs[index].controller) }
    if controller.selectedIndex != index { controller.selectedIndex = index }
  }

  private func didSelect(_ selected: UIViewController) {
    guard let choice = view.choice, let index = tabs.firstIndex(where: { $0.controller === selected }) else { return }
    choice.choose(tabs[index].leaf.tag ?? AnyHashable(index))
  }

  override func willUnmount() {
    content.leave()
    for header in headers { header.leave() }
    leaf.removeController()
  }
}

/// Reports tabs that the user selects.
private final class TabSelector: NSObject, UITabBarControllerDelegate {
  var didSelect: ((UIViewController) -> Void)?
  var didSelectTab: ((UITab) -> Void)?

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    didSelect?(viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    didSelectTab?(selectedTab)
  }
}
