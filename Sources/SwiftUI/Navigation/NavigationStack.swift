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

/// A stack of screens with a bar at the top; the older name of `NavigationStack`.
///
/// Documentation: `SwiftUI/NavigationView`.
public struct NavigationView<Content: View>: View, PrimitiveView {
  let content: Content

  /// A stack that begins with a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: NavigationNode(view.value, inputs, root: \.content, path: { _ in nil }))
  }
}

/// How older stacks of screens look.
///
/// Documentation: `SwiftUI/NavigationViewStyle`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A stack, of which the last screen is shown.
///
/// Documentation: `SwiftUI/StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// A stack.
  public init() {}
}

/// The usual look: a stack.
///
/// Documentation: `SwiftUI/DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// A stack.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack, of which the last screen is shown.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual look.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// How older stacks of screens in the view look: each style is a stack here.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// A view that is a navigation controller, whose first screen hosts its content.
final class NavigationNode<Content: View, Root: View>: TypedNode<Content> {
  private let root: (Content) -> Root
  private let path: (Content) -> PathBinding?
  private let controller: UINavigationController
  private let first: UIHostingController<InheritedView<Root>>
  private let model = NavigationModel()
  private var leaf: ControllerLeaf!

  init(
    _ view: Content, _ inputs: _ViewInputs, root: @escaping (Content) -> Root,
    path: @escaping (Content) -> PathBinding?
  ) {
    self.root = root
    self.path = path
    var environment = inputs.environment
    environment.navigationModel = model
    first = UIHostingController(rootView: InheritedView(around: environment, content: root(view)))
    controller = UINavigationController(rootViewController: first)
    controller.navigationBar.prefersLargeTitles = true
    controller.delegate = model
    model.navigation = controller
    model.root = first
    super.init(view, inputs)
    leaf = ControllerLeaf(controller) { [unowned self] in
      self.environment.hostController.controller
    } size: {
      $0.replacingUnspecifiedDimensions()
    }
    evaluate()
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    var environment = self.environment
    environment.navigationModel = model
    first.rootView = InheritedView(around: environment, content: root(view))
    graph.forget(self)
    evaluate()
  }

  /// Reads the path, so that the stack follows it.
  override func evaluate() {
    model.path = path(view)
    guard let path = model.path else { return }
    _ = reading { path.get() }
    graph.afterUpdate { [weak self] in
      if let self, self.isMounted { self.model.followPath() }
    }
  }

  override func willUnmount() { leaf.removeController() }
}
