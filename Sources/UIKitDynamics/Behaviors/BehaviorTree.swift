/// The children of a behaviour, and the animator run in which it is active.
struct BehaviorTree {
  fileprivate(set) var children: [UIDynamicBehavior] = []
  weak var run: AnimatorRun?
}

/// Adds and removes a behaviour's children, which are active while the behaviour is.
@MainActor struct BehaviorChildren {
  private let behavior: UIDynamicBehavior

  init(_ behavior: UIDynamicBehavior) { self.behavior = behavior }

  func add(_ child: UIDynamicBehavior) {
    guard child.tree.run == nil, !behavior.tree.children.contains(where: { $0 === child }) else { return }
    behavior.tree.children.append(child)
    behavior.tree.run?.join(child)
  }

  func remove(_ child: UIDynamicBehavior) {
    guard behavior.tree.children.contains(where: { $0 === child }) else { return }
    behavior.tree.children.removeAll { $0 === child }
    behavior.tree.run?.leave(child)
  }
}
