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

  /// The value of a key; nil where neither the focused view nor one around it gives any.
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

/// The values that the views of a window hand to others, and who reads them.
@MainActor
final class FocusedStore {
  /// Told of a view that takes keys without being a field.
  static let focusDidChange = NSNotification.Name("SwiftUI.focusDidChange")

  private struct Entry {
    weak var node: FocusedValueNode?
  }

  private var entries: [Entry] = []
  private let readers = ReaderList()
  private var observations: [any NSObjectProtocol] = []

  isolated deinit { for observation in observations { NotificationCenter.default.removeObserver(observation) } }

  func add(_ node: FocusedValueNode) {
    if observations.isEmpty { observe() }
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
  }

  func remove(_ node: FocusedValueNode) { entries.removeAll { $0.node == nil || $0.node === node } }

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
    if entries.contains(where: { $0.node?.isSceneWide == false }) { readers.invalidate(Transaction()) }
  }

  /// The values now: those of the scene, and before them those of views with the focus in them, the innermost first.
  func values() -> FocusedValues {
    readers.note()
    var values = FocusedValues()
    let nodes = entries.compactMap(\.node)
    for node in nodes where node.isSceneWide { node.apply(&values) }
    let focused = nodes.filter { !$0.isSceneWide && $0.containsFocus }
    for node in focused.sorted(by: { $0.depthInTree < $1.depthInTree }) { node.apply(&values) }
    return values
  }

  /// A view gives another value. The views around it were evaluated before, and have given it.
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

/// Gives a value to others while the view has the focus in it, or always.
private struct FocusedValueModifier<Value>: WrappingModifier {
  typealias Body = Never
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isSceneWide: Bool

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> FocusedValueNode {
    FocusedValueNode(content, node, isSceneWide: isSceneWide)
  }

  func update(_ wrapper: FocusedValueNode, _ environment: EnvironmentValues) -> Bool {
    let (path, value) = (self.path, self.value)
    wrapper.take(value, in: environment.focusedStore?.store) { values in
      if let value { values[keyPath: path] = value }
    }
    return false
  }
}

/// An element with a value for others.
final class FocusedValueNode: ContainedNode {
  let isSceneWide: Bool
  private weak var node: ViewNode?
  private var value: Any?
  private weak var store: FocusedStore?
  private(set) var apply: (inout FocusedValues) -> Void = { _ in }

  init(_ content: LayoutNode, _ node: ViewNode, isSceneWide: Bool) {
    self.isSceneWide = isSceneWide
    self.node = node
    super.init(content, node.graph)
  }

  var depthInTree: Int { node?.depth ?? 0 }

  /// Whether the first responder is in the view.
  var containsFocus: Bool {
    guard let responder = view.window?.firstResponder else { return false }
    return sequence(first: responder, next: \.next).contains { $0 === view }
  }

  func take(_ new: Any?, in store: FocusedStore?, _ apply: @escaping (inout FocusedValues) -> Void) {
    let isFirst = self.store !== store
    if isFirst {
      self.store?.remove(self)
      self.store = store
      store?.add(self)
    }
    let isSame = !isFirst && (value == nil ? new == nil : new.map { FocusedStore.areEqual(value!, $0) } ?? false)
    (value, self.apply) = (new, apply)
    if !isSame { tell() }
  }

  private func tell() { graph.afterUpdate { [weak store, weak node] in store?.valueDidChange(of: node) } }

  override func willLeave() {
    super.willLeave()
    store?.remove(self)
    graph.runSoon { [weak store] in store?.valueDidChange(of: nil) }
  }
}

extension View {
  /// Gives a value to others while a view in this one has the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isSceneWide: false))
  }

  /// Gives a value to others while a view in this one has the focus; nil for none.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isSceneWide: false))
  }

  /// Gives an observable object to others while a view in this one has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(path: \.[object: FocusedType<T>()], value: object, isSceneWide: false))
  }

  /// Gives a value to others as long as the view is shown in the scene, wherever the focus is.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isSceneWide: true))
  }

  /// Gives a value to others as long as the view is shown in the scene; nil for none.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isSceneWide: true))
  }

  /// Gives an observable object to others as long as the view is shown in the scene.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(path: \.[object: FocusedType<T>()], value: object, isSceneWide: true))
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
