import UIKit

/// A stack of screens, of which the last is shown, with a bar at the top.
///
/// Documentation: `SwiftUI/NavigationStack`.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root
  let path: PathBinding?

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: NavigationNode(view.value, inputs, root: \.root, path: \.path))
  }
}

extension NavigationStack where Data == Never {
  /// A stack that begins with a screen.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that begins with a screen, and follows a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(path)
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// A stack that begins with a screen, and follows a path of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(path)
  }
}

/// A view that is a navigation controller, whose first screen hosts its content. At the root of a split view's column
/// it uses the column's own controller.
final class NavigationNode<Content: View, Root: View>: TypedNode<Content> {
  private let root: (Content) -> Root
  private let path: (Content) -> PathBinding?
  private let model: NavigationModel
  private typealias First = InheritedView<ModifiedContent<Root, OuterSearchModifier>>
  private var stack: (first: UIHostingController<First>, leaf: ControllerLeaf)?
  private var inline: TypedNode<Root>?

  init(
    _ view: Content, _ inputs: _ViewInputs, root: @escaping (Content) -> Root,
    path: @escaping (Content) -> PathBinding?
  ) {
    self.root = root
    self.path = path
    let column = inputs.environment.columnModel
    model = column ?? NavigationModel()
    super.init(view, inputs)
    if column != nil { inline = makeNode(root(view), inner) } else { makeStack() }
    evaluate()
  }

  private func makeStack() {
    let first = UIHostingController(rootView: firstView)
    let controller = UINavigationController(rootViewController: first)
    controller.navigationBar.prefersLargeTitles = true
    controller.delegate = model
    model.navigation = controller
    model.root = first
    let leaf = ControllerLeaf(controller) { [weak self] in
      self?.environment.hostController.controller
    } size: {
      $0.replacingUnspecifiedDimensions()
    }
    stack = (first, leaf)
  }

  private var firstView: First {
    InheritedView(around: inner, content: root(view).modifier(OuterSearchModifier()))
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value, isFirst: inout Bool
  ) {
    super.reducePreference(key, into: &value, isFirst: &isFirst)
    guard key == ContainsStackKey.self, stack != nil, let contains = true as? Key.Value else { return }
    value = contains
    isFirst = false
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.navigationModel = model
    inner.columnModel = nil
    return inner
  }

  override var children: [ViewNode] { inline.map { [$0] } ?? [] }

  override func collect(_ leaves: inout [LayoutNode]) {
    inline?.collect(&leaves)
    if let stack { leaves.append(stack.leaf) }
  }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    inline?.update(root(view), inner)
    stack?.first.rootView = firstView
    graph.forget(self)
    evaluate()
  }

  /// Reads the path, so that this node is evaluated again and the stack follows the path.
  override func evaluate() {
    stack?.leaf.takeLooks(of: environment)
    model.path = path(view)
    guard let path = model.path else { return }
    _ = reading { path.get() }
    graph.afterUpdate { [weak self] in
      if let self, self.isMounted { self.model.followPath() }
    }
  }

  override func willUnmount() { stack?.leaf.removeController() }
}
