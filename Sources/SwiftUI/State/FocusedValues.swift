import Observation
import UIKit

/// The key of a value that the focused view hands to others.
///
/// Documentation: `SwiftUI/FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view, the views around it, and the scene.
///
/// Documentation: `SwiftUI/FocusedValues`.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if neither the focused view nor one around it provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in
        b.values[key].map { FocusedStore.areEqual(value, $0) } ?? false
      }
  }
}

/// The key of an observable object by its type.
private struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

/// The values that the views of a window provide to other views, and the nodes that read them.
@MainActor
final class FocusedStore {
  /// Posted when a view that takes keys without being a text field gains or loses the focus.
  static let focusDidChange = NSNotification.Name("SwiftUI.focusDidChange")

  private struct Known {
    weak var entry: FocusedEntry?
  }

  private var known: [Known] = []
  private let readers = ReaderList()
  private var observations: [any NSObjectProtocol] = []

  isolated deinit { for observation in observations { NotificationCenter.default.removeObserver(observation) } }

  func add(_ entry: FocusedEntry) {
    if observations.isEmpty { observe() }
    known.removeAll { $0.entry == nil }
    known.append(Known(entry: entry))
  }

  func remove(_ entry: FocusedEntry) { known.removeAll { $0.entry == nil || $0.entry === entry } }

  private func observe() {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification, Self.focusDidChange,
    ]
    observations = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.focusDidChange() }
      }
    }
  }

  private func focusDidChange() {
    if known.contains(where: { $0.entry?.isSceneWide == false }) { readers.invalidate(Transaction()) }
  }

  /// The current values: those of the scene, overridden by those of views that contain the focus, the innermost last.
  func values() -> FocusedValues {
    readers.note()
    var values = FocusedValues()
    let entries = known.compactMap(\.entry)
    for entry in entries where entry.isSceneWide { entry.apply(&values) }
    let focused = entries.filter(\.containsFocus)
    for entry in focused.sorted(by: { $0.depthInTree < $1.depthInTree }) { entry.apply(&values) }
    return values
  }

  /// Called when a view provides another value. Readers around the view are not evaluated again: they were evaluated
  /// before it, and gave it the value.
  func valueDidChange(of publisher: ViewNode?) {
    readers.invalidate(Transaction()) { reader in
      !sequence(first: publisher, next: { $0?.parent }).contains { $0 === reader }
    }
  }

  /// Whether two values are known to be equal.
  nonisolated static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any IdentifiedBinding, let b = b as? any IdentifiedBinding, let identity = a.knownIdentity {
      return identity == b.knownIdentity
    }
    return EnvironmentValues.areEqual(a, b)
  }
}

/// The store of a window's values, as the environment has it.
struct FocusedStoreReference: Equatable {
  let store: FocusedStore
  static func == (a: FocusedStoreReference, b: FocusedStoreReference) -> Bool { a.store === b.store }
}

extension EnvironmentValues {
  private struct FocusedStoreKey: EnvironmentKey { static var defaultValue: FocusedStoreReference? { nil } }
  var focusedStore: FocusedStoreReference? {
    get { self[FocusedStoreKey.self] }
    set { self[FocusedStoreKey.self] = newValue }
  }
}

/// A value of a view for others, as long as the view is there.
@MainActor
final class FocusedEntry {
  /// The view that must contain the focus; nil for a value of the whole scene.
  private(set) weak var view: UIView?
  let isSceneWide: Bool
  private weak var node: ViewNode?
  private weak var store: FocusedStore?
  private var value: Any?
  private(set) var apply: (inout FocusedValues) -> Void = { _ in }

  init(_ node: ViewNode, in view: UIView?) {
    self.node = node
    self.view = view
    isSceneWide = view == nil
  }

  var depthInTree: Int { node?.depth ?? 0 }

  /// Whether the first responder is in the view.
  var containsFocus: Bool {
    guard let view, let responder = view.window?.firstResponder else { return false }
    return sequence(first: responder, next: \.next).contains { $0 === view }
  }

  func take(_ new: Any?, in store: FocusedStore?, _ apply: @escaping (inout FocusedValues) -> Void) {
    let isFirst = self.store !== store
    if isFirst {
      self.store?.remove(self)
      self.store = store
      store?.add(self)
    }
    let isSame: Bool =
      switch (value, new) {
      case (nil, nil): true
      case (let old?, let new?): FocusedStore.areEqual(old, new)
      default: false
      }
    (value, self.apply) = (new, apply)
    if isFirst || !isSame { node?.graph.afterUpdate { [weak store, weak node] in store?.valueDidChange(of: node) } }
  }

  func leave() {
    store?.remove(self)
    node?.graph.runSoon { [weak store] in store?.valueDidChange(of: nil) }
  }
}

/// Gives a value to others while the view has the focus in it.
private struct FocusedValueModifier<Value>: WrappingModifier {
  typealias Body = Never
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> FocusedValueNode { FocusedValueNode(content, node) }

  func update(_ wrapper: FocusedValueNode, _ environment: EnvironmentValues) -> Bool {
    let (path, value) = (self.path, self.value)
    wrapper.entry.take(value, in: environment.focusedStore?.store) { values in
      if let value { values[keyPath: path] = value }
    }
    return false
  }
}

/// An element with a value for others while it has the focus in it.
final class FocusedValueNode: ContainedNode {
  private(set) var entry: FocusedEntry!

  init(_ content: LayoutNode, _ node: ViewNode) {
    super.init(content, node.graph)
    entry = FocusedEntry(node, in: view)
  }

  override func willLeave() {
    super.willLeave()
    entry.leave()
  }
}

/// Gives a value to others as long as the view is there.
private struct SceneValueModifier<Value>: ViewModifier {
  typealias Body = Never
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SceneValueNode(modifier.value, inputs))
  }
}

/// A view that provides a value to others. Unlike a container it does not wrap its elements, as it changes nothing in
/// their appearance.
private final class SceneValueNode<Base: View, Value>: TypedNode<ModifiedContent<Base, SceneValueModifier<Value>>> {
  private var content: TypedNode<Base>!
  private var entry: FocusedEntry!

  override init(_ view: ModifiedContent<Base, SceneValueModifier<Value>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    entry = FocusedEntry(self, in: nil)
    give()
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, SceneValueModifier<Value>>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    give()
  }

  private func give() {
    let (path, value) = (view.modifier.path, view.modifier.value)
    entry.take(value, in: environment.focusedStore?.store) { values in
      if let value { values[keyPath: path] = value }
    }
  }

  override func willUnmount() { entry.leave() }
}

extension View {
  /// Gives a value to others while a view in this one has the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value))
  }

  /// Gives a value to others while a view in this one has the focus; nil for none.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value))
  }

  /// Gives an observable object to others while a view in this one has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(path: \.[object: FocusedType<T>()], value: object))
  }

  /// Gives a value to others as long as the view is shown in the scene, wherever the focus is.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(SceneValueModifier(path: keyPath, value: value))
  }

  /// Gives a value to others as long as the view is shown in the scene; nil for none.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    modifier(SceneValueModifier(path: keyPath, value: value))
  }

  /// Gives an observable object to others as long as the view is shown in the scene.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(SceneValueModifier(path: \.[object: FocusedType<T>()], value: object))
  }
}

/// A type of objects, in a key path.
struct FocusedType<Object: AnyObject>: Hashable {}

extension FocusedValues {
  subscript<Object: AnyObject>(object type: FocusedType<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}
