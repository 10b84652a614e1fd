/// A part of the user interface, whose body is composed of other views.
///
/// Documentation: `SwiftUI/View`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The views that make up this one. Evaluated again when a value that it read changes.
  @ViewBuilder var body: Body { get }

  /// Makes the node that shows the view for as long as its identity lasts.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
  /// A node that evaluates the body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view.value, inputs))
  }
}

/// The value of a view at the time its node is made.
public struct _GraphValue<Value> {
  let value: Value
}

/// The surroundings of a node that is made.
public struct _ViewInputs {
  let graph: ViewGraph
  unowned let parent: ViewNode?
  let environment: EnvironmentValues
}

/// The node that shows a view.
public struct _ViewOutputs {
  let node: ViewNode
}

/// A view that shows itself, without a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked: the view shows itself.
  public var body: Never { fatalError("\(Self.self) shows itself and has no body") }
}

extension Never: View {
  /// Never called: no such view exists.
  public var body: Never { fatalError("there is no view of type Never") }
}
