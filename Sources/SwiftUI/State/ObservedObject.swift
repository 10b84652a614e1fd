import UIKit

/// Evaluates a view whenever an object is about to change.
@MainActor
final class ObjectSubscription: LeavingProperty {
  private(set) var object: AnyObject?
  /// Whether the view owns the object, which then lives as long as the view.
  var isOwner = false
  private var subscription: AnyCancellable?

  /// Observes an object instead of the previous one.
  func follow<Object: ObservableObject>(_ object: Object, _ node: ViewNode) {
    guard object !== self.object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in
      onMainActor { if let node, node.isMounted { node.graph.invalidate(node, .current) } }
    }
  }

  func leave() {
    subscription = nil
    object = nil
  }
}

/// An object that is owned elsewhere. The body is evaluated again when it changes.
///
/// Documentation: `SwiftUI/ObservedObject`.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to an object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType
    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = self.root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// An object that is owned elsewhere.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// An object that is owned elsewhere.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
    slot = subscription
    subscription.follow(wrappedValue, node)
  }
}

/// An object that a view makes, and that lives as long as the view's identity.
///
/// Documentation: `SwiftUI/StateObject`.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// An object that is made once, when the view is shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Before the view is shown, each access creates a new one.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
    slot = subscription
    let kept = subscription.object as? ObjectType ?? make()
    subscription.isOwner = true
    subscription.follow(kept, node)
    object = kept
  }
}

/// An object that a view above supplies by `environmentObject(_:)`.
///
/// Documentation: `SwiftUI/EnvironmentObject`.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// An object that a view above supplies.
  public init() {}

  /// The object. Where no view above supplies one, reading it stops the program.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    object = node.environment[ObservableObjectKey<ObjectType>.self]
    guard let object else { return }
    let subscription = slot as? EnvironmentSubscription<ObjectType> ?? EnvironmentSubscription<ObjectType>()
    slot = subscription
    subscription.objects.follow(object, node)
  }
}

/// Observes the object that an enclosing view supplies, and detects when another one is supplied.
@MainActor
private final class EnvironmentSubscription<ObjectType: ObservableObject>: LeavingProperty, EnvironmentReading {
  let objects = ObjectSubscription()
  func hasChanged(in environment: EnvironmentValues) -> Bool {
    environment[ObservableObjectKey<ObjectType>.self] !== objects.object
  }
  func leave() { objects.leave() }
}

extension View {
  /// Supplies an object to the view and those in it.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentTransform { $0[ObservableObjectKey<T>.self] = object })
  }

  /// Runs an action with each value of a publisher while the view exists.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void
  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ReceiveNode(modifier.value, inputs))
  }
}

final class ReceiveNode<Base: View, P: Publisher>: TypedNode<ModifiedContent<Base, ReceiveModifier<P>>>
where P.Failure == Never {
  private var content: TypedNode<Base>!
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<Base, ReceiveModifier<P>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    // Some publishers send a value on subscription, so the subscription waits until the view exists.
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted else { return }
      self.subscription = self.view.modifier.publisher.sink { [weak self] value in
        let value = UncheckedValue(value)
        onMainActor { self?.view.modifier.action(value.value) }
      }
    }
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }
  override func didUpdate(from old: ModifiedContent<Base, ReceiveModifier<P>>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
  }
  override func willUnmount() { subscription = nil }
}
