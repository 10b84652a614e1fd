/// Performs an unwind segue: returns from a controller to an earlier one that has the segue's method.
@MainActor
struct Unwinding {
  let source: UIViewController
  let sender: Any?

  /// Finds the destination, prepares the segue, calls the destination's method, and dismisses or pops all controllers
  /// above it. Does nothing if no controller accepts the segue, as on iOS.
  func perform(_ action: Selector, _ identifier: String?) {
    let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let destination = destination(start) else { return }
    if let identifier, !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      leave(for: destination)
    }
    source.prepare(for: segue, sender: sender)
    ActionTable.call(action, of: destination, [segue])
    segue.perform()
  }

  // MARK: Finding

  /// [D] The containers around the source are asked first, from the inside, then the controllers that presented them.
  private func destination(_ start: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = source
    while let controller = current {
      if let found = find(in: controller, start) { return found }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  private func find(in controller: UIViewController, _ start: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: start) {
      if let found = find(in: child, start) { return found }
    }
    let takes = controller.canPerformUnwindSegueAction(start.unwindAction, from: source, sender: sender)
    return takes ? controller : nil
  }

  // MARK: Leaving

  /// Dismisses the controllers presented above the destination, and lets its containers go back to it.
  private func leave(for destination: UIViewController) {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    var path = [destination]
    while let parent = path.last?.parent { path.append(parent) }
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination)
    for (child, container) in zip(path, path.dropFirst()) { container.unwind(for: segue, towards: child) }
  }
}
