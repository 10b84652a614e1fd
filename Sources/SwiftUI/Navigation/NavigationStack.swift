import UIKit

/// A stack of screens, of which the last is shown, with a bar at the top.
///
/// Documentation: `SwiftUI/NavigationStack`.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: NavigationNode(view.value, inputs, root: \.root))
  }
}

extension NavigationStack where Data == Never {
  /// A stack that begins with a screen.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

/// A stack of screens with a bar at the top; the older name of `NavigationStack`.
///
/// Documentation: `SwiftUI/NavigationView`.
public struct NavigationView<Content: View>: View, PrimitiveView {
  let content: Content

  /// A stack that begins with a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: NavigationNode(view.value, inputs, root: \.content))
  }
}

/// A view that is a navigation controller, whose first screen hosts its content.
final class NavigationNode<Content: View, Root: View>: TypedNode<Content> {
  private let root: (Content) -> Root
  private let controller: UINavigationController
  private let first: UIHostingController<InheritedView<Root>>
  private let destinations: NavigationDestinations
  private var leaf: ControllerLeaf!

  init(_ view: Content, _ inputs: _ViewInputs, root: @escaping (Content) -> Root) {
    self.root = root
    destinations = NavigationDestinations()
    var environment = inputs.environment
    environment.destinations = destinations
    first = UIHostingController(rootView: InheritedView(around: environment, content: root(view)))
    controller = UINavigationController(rootViewController: first)
    controller.navigationBar.prefersLargeTitles = true
    super.init(view, inputs)
    leaf = ControllerLeaf(controller) { [unowned self] in
      self.environment.hostController.controller
    } size: {
      $0.replacingUnspecifiedDimensions()
    }
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    var environment = self.environment
    environment.destinations = destinations
    first.rootView = InheritedView(around: environment, content: root(view))
  }

  override func willUnmount() { leaf.removeController() }
}

/// The screens of values, by the values' types.
@MainActor
final class NavigationDestinations {
  private var makers: [ObjectIdentifier: (Any) -> AnyView?] = [:]

  func set<Value: Hashable, Screen: View>(_ type: Value.Type, _ make: @escaping (Value) -> Screen) {
    makers[ObjectIdentifier(type)] = { ($0 as? Value).map { AnyView(make($0)) } }
  }

  func screen<Value: Hashable>(of value: Value) -> AnyView? { makers[ObjectIdentifier(Value.self)]?(value) }
}

extension EnvironmentValues {
  private struct DestinationsKey: EnvironmentKey { static var defaultValue: NavigationDestinations? { nil } }
  var destinations: NavigationDestinations? {
    get { self[DestinationsKey.self] }
    set { self[DestinationsKey.self] = newValue }
  }
}

private struct DestinationModifier<Value: Hashable, Screen: View>: ViewModifier {
  let make: (Value) -> Screen
  @Environment(\.destinations) private var destinations
  func body(content: Content) -> some View {
    let _ = destinations?.set(Value.self, make)
    content
  }
}

extension View {
  /// The screen of values of a type, which links in the view's stack name.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(make: destination))
  }
}
