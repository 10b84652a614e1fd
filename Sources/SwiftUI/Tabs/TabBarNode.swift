import UIKit

/// Screens with a bar of tabs.
struct TabBarView<Content: View>: PrimitiveView {
  let choice: TabChoice?
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TabBarNode(view.value, inputs))
  }
}

/// A view that is a tab bar controller, with a hosting controller for each screen.
final class TabBarNode<Content: View>: TypedNode<TabBarView<Content>> {
  private let controller = UITabBarController()
  private let selector = TabSelector()
  private var content: DetachedContent<Content>!
  private var tabs: [(leaf: LayoutNode, controller: UIHostingController<AnyView>)] = []
  private var leaf: ControllerLeaf!

  override init(_ view: TabBarView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = DetachedContent(view.content, in: self, inner)
    content.onLeavesChange = { [unowned self] in self.show() }
    controller.delegate = selector
    leaf = ControllerLeaf(controller) { [unowned self] in
      self.environment.hostController.controller
    } size: {
      $0.replacingUnspecifiedDimensions()
    }
    selector.didSelect = { [unowned self] in self.didSelect($0) }
    evaluate()
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.isInTabs = true
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
    let screens = content.leaves
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
    if !old.elementsEqual(tabs, by: { $0.leaf === $1.leaf }) || controller.viewControllers == nil {
      controller.viewControllers = tabs.map(\.controller)
    }
    leaf.takeLooks(of: environment)
    controller.tabBar.tintColor = environment.tint?.uiColor(environment)
    select()
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
    if controller.selectedIndex != index { controller.selectedIndex = index }
  }

  private func didSelect(_ selected: UIViewController) {
    guard let choice = view.choice, let index = tabs.firstIndex(where: { $0.controller === selected }) else { return }
    choice.choose(tabs[index].leaf.tag ?? AnyHashable(index))
  }

  override func willUnmount() {
    content.leave()
    leaf.removeController()
  }
}

/// Hears of tabs that the user chooses.
private final class TabSelector: NSObject, UITabBarControllerDelegate {
  var didSelect: ((UIViewController) -> Void)?

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    didSelect?(viewController)
  }
}
