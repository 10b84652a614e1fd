/// The borders between the views of different engines.
///
/// A cell and its content view are layout roots, so that showing a row solves only that row. This is invisible to apps:
/// a constraint may connect any views. While a constraint reaches into a root, that view is no root and is laid out by
/// the engine of the constraint's holder.
@MainActor
package enum LayoutRoots {
  struct State {
    fileprivate(set) var isRoot = false
    /// Whether the view is a layout root as long as no constraint crosses its border.
    fileprivate(set) var mayBeRoot = false
  }

  /// Makes a view a root as long as no constraint reaches into it.
  package static func make(_ view: UIView) {
    view.viewState.layoutRoot.mayBeRoot = true
    view.viewState.layoutRoot.isRoot = true
  }

  /// Notes a constraint that reaches into roots between its holder and its views.
  ///
  /// - Returns: those roots, the innermost first.
  static func join(_ views: [UIView], under holder: UIView) -> [WeakView] {
    var crossed: [UIView] = []
    for view in views {
      var current = view
      while current !== holder, let superview = current.superviewReference {
        if current.viewState.layoutRoot.mayBeRoot, !crossed.contains(where: { $0 === current }) {
          crossed.append(current)
        }
        current = superview
      }
    }
    for root in crossed {
      root.constraintState.crossings += 1
      if root.viewState.isLayoutRoot { end(root) }
    }
    return crossed.map { WeakView(view: $0) }
  }

  /// Notes that the constraint was deactivated: roots into which no other constraint reaches are roots again.
  static func part(_ roots: [UIView]) {
    for root in roots { root.constraintState.crossings -= 1 }
    // The innermost roots come first in the array. Restores the outermost first, because a joined root was joined with
    // everything inside it.
    for root in roots.reversed() { restore(root) }
  }

  private static func end(_ root: UIView) {
    root.viewState.layoutRoot.isRoot = false
    root.viewState.constraints?.engine = nil
    // Views around a cell may depend on the size of its content.
    for subview in root.viewState.subviews where subview.viewState.isLayoutRoot { end(subview) }
    LayoutEngine.ensure(for: root).invalidate()
  }

  private static func restore(_ root: UIView) {
    let isFree = isUncrossed(root) && root.superviewReference.map(isUncrossed) ?? true
    guard isFree, !root.viewState.isLayoutRoot else { return }
    LayoutEngine.enclosing(root)?.invalidate()
    root.viewState.layoutRoot.isRoot = true
    LayoutEngine.ensure(for: root).invalidate()
    for subview in root.viewState.subviews where subview.viewState.layoutRoot.mayBeRoot { restore(subview) }
  }

  private static func isUncrossed(_ view: UIView) -> Bool { (view.viewState.constraints?.crossings ?? 0) == 0 }
}

/// A weak reference to a view.
struct WeakView {
  weak var view: UIView?
}
