import UIKit

/// The owner of a graph: it is notified of changes, and updates the graph in its next layout.
@MainActor
protocol ViewGraphHost: AnyObject {
  /// A node waits to be evaluated.
  func graphNeedsUpdate(_ transaction: Transaction)
  /// The views' sizes may have changed.
  func graphNeedsLayout()
  /// A preference of the whole graph has changed.
  func preferencesDidChange()
}

/// The nodes of a view tree, and those that wait for their evaluation.
@MainActor
final class ViewGraph {
  weak var host: (any ViewGraphHost)?
  /// The node whose body is being evaluated; at most one in all graphs.
  static var evaluating: ViewNode?

  private var waiting: [ViewNode] = []
  private(set) var isUpdating = false
  /// Whether lists are waiting to configure their rows again.
  var isRowChangeWaiting = false
  /// Work that waits until the tree is up to date: `onAppear`, `onChange`, `task`.
  private var actions: [() -> Void] = []
  /// How the changes that are being applied are to be animated.
  private(set) var transaction = Transaction()
  /// The views that share an id for matched geometry.
  let matchedFrames = MatchedFrames()
  /// How many bodies were evaluated, for tests.
  private(set) var evaluations = 0

  /// How many rounds of changes that follow from other changes are run before the rest waits for the next frame.
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

  /// Runs an action once the tree is updated and laid out.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Runs an action in the next layout of the host.
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

  /// Evaluates the waiting nodes, the outermost first, because that may update or remove inner ones.
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

  /// Whether any view modifies the transactions of its changes; other graphs skip that step.
  var hasTransactionChanges = false
  /// The number of layouts so far. The changes of one layout are applied and shown together.
  private(set) var pass = 0

  /// The applied changes have been shown, so a new pass begins.
  func endPass() { pass += 1 }

  /// Applies changes with another transaction.
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

  /// A view has set a preference, or was added or removed.
  func preferencesDidChange() {
    host?.preferencesDidChange()
    guard !preferenceObservers.isEmpty else { return }
    preferenceObservers.removeAll { $0.node?.isMounted != true }
    for observer in preferenceObservers { afterUpdate(observer.check) }
  }

  /// Calls `check` after each update in which preferences may have changed.
  func observePreferences(_ node: ViewNode, _ check: @escaping () -> Void) {
    preferenceObservers.append(PreferenceObserver(node: node, check: check))
    afterUpdate(check)
  }

  func countEvaluation() { evaluations += 1 }
}
