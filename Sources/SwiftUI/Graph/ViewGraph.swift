import UIKit

/// Who shows a graph: it is told when something changed, and brings the graph up to date in its next layout.
@MainActor
protocol ViewGraphHost: AnyObject {
  /// A node waits to be evaluated.
  func graphNeedsUpdate(_ transaction: Transaction)
  /// The views' sizes may have changed.
  func graphNeedsLayout()
  /// A preference of the whole graph changed.
  func preferencesDidChange()
}

/// The nodes of a tree of views, and those of them that wait to be evaluated anew.
@MainActor
final class ViewGraph {
  weak var host: (any ViewGraphHost)?
  /// The node whose body is evaluated, at most one at a time in all graphs.
  static var evaluating: ViewNode?

  private var waiting: [ViewNode] = []
  private(set) var isUpdating = false
  /// Lists wait to configure their rows once more.
  var isRowChangeWaiting = false
  /// Work that waits until the tree is up to date: `onAppear`, `onChange`, `task`.
  private var actions: [() -> Void] = []
  /// How the changes that are being applied are to be animated.
  private(set) var transaction = Transaction()
  /// Where views are that belong together by an id.
  let matchedFrames = MatchedFrames()
  /// How many bodies were evaluated, for tests.
  private(set) var evaluations = 0

  /// Rounds of changes that follow from changes, before the graph leaves them to the next frame.
  private static let mostRounds = 16

  func invalidate(_ node: ViewNode, _ transaction: Transaction) {
    if !node.isWaiting {
      node.isWaiting = true
      waiting.append(node)
    }
    if transaction.animation != nil || transaction.disablesAnimations { self.transaction = transaction }
    host?.graphNeedsUpdate(transaction)
  }

  func forget(_ node: ViewNode) {
    guard node.isWaiting else { return }
    node.isWaiting = false
    waiting.removeAll { $0 === node }
  }

  /// Runs something once the tree is up to date and laid out.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Runs something in the next layout of the host.
  func runSoon(_ action: @escaping () -> Void) {
    actions.append(action)
    host?.graphNeedsUpdate(Transaction())
  }

  var hasActions: Bool { !actions.isEmpty }

  var needsUpdate: Bool { !waiting.isEmpty }

  /// Brings a new value into the tree.
  func updating<Result>(_ body: () -> Result) -> Result {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    return body()
  }

  /// Evaluates the nodes that wait, the outermost first: inner ones may be updated, or gone, by then.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    while !waiting.isEmpty {
      let nodes = waiting.sorted { $0.depth < $1.depth }
      waiting = []
      for node in nodes where node.isWaiting {
        node.isWaiting = false
        if hasTransactionChanges {
          withTransaction(node.changedTransaction(transaction)) { node.evaluate() }
        } else {
          node.evaluate()
        }
      }
    }
  }

  /// Runs the actions that wait, and those that follow from them.
  func runActions() {
    for _ in 0..<Self.mostRounds where !actions.isEmpty {
      let current = actions
      actions = []
      for action in current { action() }
      update()
    }
    if !actions.isEmpty { host?.graphNeedsUpdate(Transaction()) }
  }

  /// The animation of the changes that were applied; asked once they are on screen.
  func takeTransaction() -> Transaction {
    defer { transaction = Transaction() }
    return transaction
  }

  /// Views change how their own changes are animated: others than these need not be asked.
  var hasTransactionChanges = false
  /// Counts the layouts, in each of which changes are applied and shown together.
  private(set) var pass = 0

  /// The changes that were applied are shown.
  func endPass() { pass += 1 }

  /// Applies changes that are animated in another way than those around.
  func withTransaction(_ inner: Transaction, _ body: () -> Void) {
    let outer = transaction
    transaction = inner
    body()
    transaction = outer
  }

  /// Animates the changes that are being applied.
  func animate(_ animation: Animation?) { transaction.animation = animation }

  // MARK: Preferences

  private struct PreferenceObserver {
    weak var node: ViewNode?
    let check: () -> Void
  }

  private var preferenceObservers: [PreferenceObserver] = []

  /// A view has set a preference, or has come or gone.
  func preferencesDidChange() {
    host?.preferencesDidChange()
    guard !preferenceObservers.isEmpty else { return }
    preferenceObservers.removeAll { $0.node?.isMounted != true }
    for observer in preferenceObservers { afterUpdate(observer.check) }
  }

  /// Calls something once the views are up to date whenever preferences may have changed.
  func observePreferences(_ node: ViewNode, _ check: @escaping () -> Void) {
    preferenceObservers.append(PreferenceObserver(node: node, check: check))
    afterUpdate(check)
  }

  func countEvaluation() { evaluations += 1 }
}
