import ConstraintSolver

/// A scroll view in constraint layout.
///
/// The engine lays content out as if it were not scrolled. Constraints between what lies in the scroll view and what
/// does not, the frame guide among it, count how far the content has scrolled; those to the scroll view's own edges and
/// margins speak of the content's, those to its size and centre of its frame's. [D]
@MainActor
struct ScrolledLayout {
  let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Makes the size that constraints give the content the scroll view's content size.
  func takeContentSize() {
    guard let state = scrollView.viewState.constraints, let engine = LayoutEngine.enclosing(scrollView),
      let size = engine.knownItem(for: state.scrollContentGuide)?.solution.size, size != scrollView.contentSize
    else { return }
    scrollView.contentSize = size
  }

  /// Lays out anew what stands still while the content scrolls.
  func noteScroll() {
    guard scrollView.viewState.constraints?.isScrollFollowed == true else { return }
    LayoutEngine.enclosing(scrollView)?.noteScroll()
  }
}

/// The size of a scroll view's content: what constraints make of it, and where they leave it open the size that was set.
@MainActor
struct ScrollContentWish {
  private let width: SolverConstraint
  private let height: SolverConstraint

  /// Below everything that an app can say.
  private static let priority = SolverPriority(0.5)

  init(_ variables: LayoutItemVariables, _ system: inout ConstraintSystem) {
    func wish(_ variable: SolverVariable) -> SolverConstraint {
      system.activate(system.makeConstraint([SolverTerm(variable)], .greaterThanOrEqual, constant: 0))
      let wish = system.makeConstraint([SolverTerm(variable)], .equal, constant: 0, priority: Self.priority)
      system.activate(wish)
      return wish
    }
    width = wish(variables.width)
    height = wish(variables.height)
  }

  func state(_ size: CGSize, _ system: inout ConstraintSystem) {
    system.setConstant(-Double(size.width), of: width)
    system.setConstant(-Double(size.height), of: height)
  }
}
