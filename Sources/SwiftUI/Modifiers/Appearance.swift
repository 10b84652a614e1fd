import UIKit

/// A modifier that runs an action when a view appears, disappears or changes.
struct LifeModifier: ViewModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: LifeNode(modifier.value, inputs))
  }
}

final class LifeNode<Base: View>: TypedNode<ModifiedContent<Base, LifeModifier>> {
  private var content: TypedNode<Base>!
  private var isInSight = true
  private var hasAppeared = false

  override init(_ view: ModifiedContent<Base, LifeModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    graph.afterUpdate { [weak self] in
      if let self, self.isMounted, let action = self.appearance() { action() }
    }
  }

  override func sightDidChange(_ isInSight: Bool) {
    self.isInSight = isInSight
    if let action = appearance() { graph.runSoon(action) }
    super.sightDidChange(isInSight)
  }

  /// The action to run if the view has become visible or invisible since the last call; nil otherwise.
  private func appearance() -> (() -> Void)? {
    guard hasAppeared != isInSight else { return nil }
    hasAppeared = isInSight
    return isInSight ? view.modifier.appear : view.modifier.disappear
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, LifeModifier>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
  }

  override func willUnmount() {
    if hasAppeared, let disappear = view.modifier.disappear { graph.afterUpdate(disappear) }
  }
}

struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ChangeNode(modifier.value, inputs))
  }
}

final class ChangeNode<Base: View, Value: Equatable>: TypedNode<ModifiedContent<Base, ChangeModifier<Value>>> {
  private var content: TypedNode<Base>!

  override init(_ view: ModifiedContent<Base, ChangeModifier<Value>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    if view.modifier.isInitial { call(view.modifier.value, view.modifier.value) }
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, ChangeModifier<Value>>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    if old.modifier.value != view.modifier.value { call(old.modifier.value, view.modifier.value) }
  }

  private func call(_ old: Value, _ new: Value) {
    let action = view.modifier.action
    graph.afterUpdate { action(old, new) }
  }
}

struct TaskModifier: ViewModifier {
  typealias Body = Never
  let id: ComparedValue
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TaskNode(modifier.value, inputs))
  }
}

/// Runs a task while a view exists, and again when its id changes.
final class TaskNode<Base: View>: TypedNode<ModifiedContent<Base, TaskModifier>> {
  private var content: TypedNode<Base>!
  private var task: Task<Void, Never>?
  private var isInSight = true

  override init(_ view: ModifiedContent<Base, TaskModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    start()
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, TaskModifier>, _ changesEnvironment: Bool) {
    if old.modifier.id != view.modifier.id {
      task?.cancel()
      task = nil
      start()
    }
    content.update(view.content, environment)
  }

  override func willUnmount() { task?.cancel() }

  override func sightDidChange(_ isInSight: Bool) {
    self.isInSight = isInSight
    if !isInSight {
      task?.cancel()
      task = nil
    } else if task == nil {
      start()
      graph.host?.graphNeedsUpdate(Transaction())
    }
    super.sightDidChange(isInSight)
  }

  private func start() {
    let modifier = view.modifier
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted, self.isInSight, self.task == nil else { return }
      self.task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }
}

extension View {
  /// Runs an action before the view first appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(LifeModifier(appear: action)) }

  /// Runs an action after the view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifeModifier(disappear: action))
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action with the new value when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs a task for as long as the view is there.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: ComparedValue(0), priority: priority, action: action))
  }

  /// Runs a task while the view exists, and again when a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: ComparedValue(value), priority: priority, action: action))
  }

  /// Gives the view an identity. When it changes, the view's state is reset.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(id: id, content: self) }
}

struct IDView<ID: Hashable, Content: View>: View, PrimitiveView {
  let id: ID
  let content: Content
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: IDNode(view.value, inputs))
  }
}

final class IDNode<ID: Hashable, Content: View>: TypedNode<IDView<ID, Content>> {
  private var content: TypedNode<Content>!

  override init(_ view: IDView<ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
  }

  override var children: [ViewNode] { [content] }

  override func collect(_ leaves: inout [LayoutNode]) {
    let first = leaves.count
    content.collect(&leaves)
    for leaf in leaves[first...] { leaf.ownID = AnyHashable(view.id) }
  }

  override func find(_ id: AnyHashable) -> ScrollDestination? {
    AnyHashable(view.id) == id ? firstElement() : super.find(id)
  }

  override func didUpdate(from old: IDView<ID, Content>, _ changesEnvironment: Bool) {
    guard old.id != view.id else { return content.update(view.content, environment) }
    content.unmount()
    content = makeNode(view.content)
    leavesDidChange()
  }
}
