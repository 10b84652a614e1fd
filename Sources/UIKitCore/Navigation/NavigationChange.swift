/// The difference between two stacks of controllers.
@MainActor
struct NavigationChange<Element: AnyObject> {
  let operation: UINavigationController.Operation
  /// The controllers that are added and removed, in stack order.
  let entering: [Element]
  let leaving: [Element]

  /// The change is a pop if the new top was on the old stack, else a push [D].
  init(from old: [Element], to new: [Element]) {
    entering = new.filter { element in !old.contains { $0 === element } }
    leaving = old.filter { element in !new.contains { $0 === element } }
    if old.last === new.last {
      operation = .none
    } else if let top = new.last, !old.contains(where: { $0 === top }) {
      operation = .push
    } else {
      operation = .pop
    }
  }
}
