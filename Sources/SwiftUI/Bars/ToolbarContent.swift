import UIKit

/// Items of the bars around a screen.
///
/// Documentation: `SwiftUI/ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content's items.
  associatedtype Body: ToolbarContent
  /// The items of this content.
  @ToolbarContentBuilder var body: Body { get }
  /// Makes the node of the items.
  static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension ToolbarContent {
  /// A node that evaluates the body.
  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ToolbarBodyNode(ToolbarView(content: content.value), inputs))
  }
}

extension Never: ToolbarContent {}

/// Items that need no body: they make their own nodes.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Never asked: the items are items by themselves.
  public var body: Never { fatalError("\(Self.self) is an item itself and has no body") }
}

/// Items as a view without elements.
struct ToolbarView<Content: ToolbarContent>: PrimitiveView {
  let content: Content
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeToolbar(content: _GraphValue(value: view.value.content), inputs: inputs)
  }
}

/// Toolbar items defined by an app's type.
final class ToolbarBodyNode<Content: ToolbarContent>: TypedNode<ToolbarView<Content>> {
  private var body: TypedNode<ToolbarView<Content.Body>>!
  private var properties = DynamicProperties()

  override init(_ view: ToolbarView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    body = makeNode(evaluateBody())
  }

  override var children: [ViewNode] { [body] }

  private func evaluateBody() -> ToolbarView<Content.Body> {
    var content = view.content
    return properties.evaluating(&content, for: self) { ToolbarView(content: $0.body) }
  }

  override func evaluate() { body.update(evaluateBody(), environment) }

  override func didUpdate(from old: ToolbarView<Content>, _ changesEnvironment: Bool) {
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() { properties.disconnect() }
}

/// Makes items of the statements in a closure.
///
/// Documentation: `SwiftUI/ToolbarContentBuilder`.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Items, as they are.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Items, as they are.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Items in a row.
  @MainActor public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> some ToolbarContent {
    var items: [any ToolbarContent] = [first, second]
    repeat items.append(each content)
    return ToolbarList(items: items)
  }
  /// The items of an `if` without `else`.
  @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarList(items: content.map { [$0] } ?? [])
  }
  /// The items if a condition holds.
  @MainActor public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
  /// The items if a condition does not hold.
  @MainActor public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
  /// Items whose type is only known where the system is new enough.
  @MainActor public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    ToolbarList(items: [content])
  }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ToolbarListNode(ToolbarView(content: content.value), inputs) { $0.items })
  }

  private var items: [any ToolbarContent] {
    switch storage {
    case .trueContent(let content): [content]
    case .falseContent(let content): [content]
    }
  }
}

/// Items in a row.
struct ToolbarList: PrimitiveToolbarContent {
  let items: [any ToolbarContent]
  static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ToolbarListNode(ToolbarView(content: content.value), inputs) { $0.items })
  }
}

/// The items of a list. An item keeps its state as long as the item at its index has the same type.
final class ToolbarListNode<Content: ToolbarContent>: TypedNode<ToolbarView<Content>> {
  private let items: (Content) -> [any ToolbarContent]
  private var nodes: [ViewNode] = []

  init(_ view: ToolbarView<Content>, _ inputs: _ViewInputs, items: @escaping (Content) -> [any ToolbarContent]) {
    self.items = items
    super.init(view, inputs)
    nodes = items(view.content).map { make($0) }
  }

  override var children: [ViewNode] { nodes }

  private func make<Item: ToolbarContent>(_ item: Item) -> ViewNode { makeNode(ToolbarView(content: item)) }

  private func update<Item: ToolbarContent>(_ node: ViewNode?, _ item: Item) -> ViewNode {
    guard let node = node as? TypedNode<ToolbarView<Item>> else {
      node?.unmount()
      return make(item)
    }
    node.update(ToolbarView(content: item), environment)
    return node
  }

  override func didUpdate(from old: ToolbarView<Content>, _ changesEnvironment: Bool) {
    let items = self.items(view.content)
    for node in nodes.dropFirst(items.count) { node.unmount() }
    nodes = items.enumerated().map { update(nodes.indices.contains($0) ? nodes[$0] : nil, $1) }
  }
}

/// The position of items in the bars of a screen.
///
/// Documentation: `SwiftUI/ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  enum Place: Sendable { case leading, trailing, done, middle, bottom, bottomMiddle, keyboard, titleMenu }
  let place: Place
  /// The position that the system chooses: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the navigation bar, instead of the title.
  public static let principal = ToolbarItemPlacement(place: .middle)
  /// The beginning of the navigation bar, for ways through the app.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar, for the most important action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar, for further actions.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The middle of the bar at the lower edge.
  public static let status = ToolbarItemPlacement(place: .bottomMiddle)
  /// The trailing end of the navigation bar, for confirming an entry.
  public static let confirmationAction = ToolbarItemPlacement(place: .done)
  /// The beginning of the navigation bar, for the way to leave without a change.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar, for discarding an entry.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The beginning of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The beginning of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar at the lower edge.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// A bar above the keyboard, while a text of the screen is edited.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// An item of a bar.
///
/// Documentation: `SwiftUI/ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      node: ToolbarItemNode(
        ToolbarView(content: content.value), inputs, place: { $0.placement.place }, content: { $0.content }))
  }
}

extension ToolbarItem where ID == () {
  /// A view as an item of a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// A view with a name as an item of a bar.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

/// Items of a bar side by side.
///
/// Documentation: `SwiftUI/ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Views as items of a bar, an item each.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      node: ToolbarItemNode(
        ToolbarView(content: content.value), inputs, place: { $0.placement.place }, content: { $0.content }))
  }
}

/// The views of an item, or of several.
final class ToolbarItemNode<Item: ToolbarContent, Content: View>: TypedNode<ToolbarView<Item>> {
  private let place: (Item) -> ToolbarItemPlacement.Place
  private let content: (Item) -> Content
  private var views: DetachedContent<Content>!

  init(
    _ view: ToolbarView<Item>, _ inputs: _ViewInputs, place: @escaping (Item) -> ToolbarItemPlacement.Place,
    content: @escaping (Item) -> Content
  ) {
    self.place = place
    self.content = content
    super.init(view, inputs)
    views = DetachedContent(content(view.content), in: self, itemEnvironment)
    views.onLeavesChange = { [unowned self] in self.graph.preferencesDidChange() }
    graph.preferencesDidChange()
  }

  /// The middle shows items as views; elsewhere buttons become the bar's own items or commands of its menu.
  private var itemEnvironment: EnvironmentValues {
    let place = place(view.content)
    var inner = environment.commands(at: place == .titleMenu ? .menu : .bar)
    if place == .middle { inner.commandPlace = nil }
    inner.isTitleMenu = place == .titleMenu
    return inner
  }

  override func didUpdate(from old: ToolbarView<Item>, _ changesEnvironment: Bool) {
    views.update(content(view.content), itemEnvironment)
    graph.preferencesDidChange()
  }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value, isFirst: inout Bool)
  {
    guard key == BarItemsKey.self, var items = value as? [BarItems] else { return }
    items.append(
      BarItems(
        place: place(view.content), leaves: views.leaves, isMirrored: environment.layoutDirection == .rightToLeft))
    if let items = items as? Key.Value { value = items }
    isFirst = false
  }

  override func willUnmount() {
    views.leave()
    graph.preferencesDidChange()
  }
}

/// Items for one position in the bars.
@MainActor
struct BarItems {
  let place: ToolbarItemPlacement.Place
  let leaves: [LayoutNode]
  let isMirrored: Bool
}

struct BarItemsKey: JoinedPreferenceKey {
  static var defaultValue: [BarItems] { [] }
  static func reduce(value: inout [BarItems], nextValue: () -> [BarItems]) { value += nextValue() }
}
