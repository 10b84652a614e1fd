import ListCore
import Stage

/// A table view or collection view, as ``ListUpdates`` sees it.
@MainActor
protocol ListUpdatesHost: AnyObject {
  var updateWords: ListUpdateWords { get }
  /// The type of the data source, for error messages.
  var dataSourceName: String { get }
  /// Whether the counts from before an update are known.
  var knowsCounts: Bool { get }
  /// Called when an update begins that is not part of another.
  /// - Parameter isBatch: whether the update is a batch, at whose beginning the data has not changed yet.
  func updateWillBegin(isBatch: Bool)
  /// Called at the end of the outermost batch, to apply it.
  /// - Parameter wasReloaded: whether the list was reloaded during the batch, which then has no effect.
  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void)
}

/// Changes of items and sections, from the outermost begin to its end.
@MainActor
final class ListUpdates {
  private unowned let host: any ListUpdatesHost
  private var recorder = UpdateRecorder()
  private var completions: [(Bool) -> Void] = []
  /// Changes that wait for the end of the open batch.
  private var deferred: [() -> Void] = []
  private var wasReloaded = false
  private var isCommitting = false
  /// Whether the counts were unknown when the batch began: counts that became known since may be those before or after
  /// its changes.
  private var beganUnloaded = false

  init(host: any ListUpdatesHost) { self.host = host }

  /// A begin waits for its end: items on screen stay as they are.
  var isOpen: Bool { recorder.isOpen }
  var hasOperations: Bool { recorder.hasOperations }

  // MARK: Recording

  func begin() { begin(isBatch: true) }

  private func begin(isBatch: Bool) {
    if !recorder.isOpen {
      wasReloaded = false
      beganUnloaded = !host.knowsCounts
      host.updateWillBegin(isBatch: isBatch)
    }
    recorder.begin()
  }

  func end() {
    guard recorder.isOpen else {
      fatalError(
        "UITableView.endUpdates() was called without beginUpdates(). Call the two in pairs, or performBatchUpdates.")
    }
    guard let batch = recorder.end() else { return }
    let completions = completions
    self.completions = []
    Turn.run {
      host.commit(batch, wasReloaded: wasReloaded) { isFinished in
        for completion in completions { completion(isFinished) }
      }
    }
    let changes = deferred
    deferred = []
    for change in changes { change() }
  }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    begin()
    updates?()
    if let completion { completions.append(completion) }
    end()
  }

  /// Records operations in the open batch, or in a new one. Before a new one the data has changed already, so counts
  /// that are requested now are not the old ones.
  func record(_ operations: some Sequence<BatchUpdate.Operation>) {
    begin(isBatch: false)
    for operation in operations { recorder.record(operation) }
    end()
  }

  /// [D] A reload discards the recorded operations of the open batch.
  func itemsWereReplaced() {
    guard recorder.isOpen else { return }
    recorder.drop()
    wasReloaded = true
  }

  /// Runs an action at once, or after the batch that is open.
  func afterBatch(_ body: @escaping () -> Void) { if isOpen { deferred.append(body) } else { body() } }

  /// Calls a completion with the next frame, as if an animation without anything to show had ended.
  func complete(_ completion: @escaping (Bool) -> Void) {
    guard let clock = FrameClock.current else { return completion(true) }
    clock.schedule(after: 0, label: "a completion of updates of a \(host.updateWords.list)") { _ in completion(true) }
  }

  // MARK: Committing

  /// Runs a change of items. A callback in it may change them as well: that batch is nested, and applied without
  /// animation.
  func committing(_ body: (_ isNested: Bool) -> Void) {
    let isNested = isCommitting
    isCommitting = true
    defer { isCommitting = isNested }
    body(isNested)
  }

  /// Validates a batch against the counts. If they do not match, the program stops.
  /// - Returns: nil if they do not match and the counts from before the batch were unknown: the list reloads then [?].
  func map(of batch: BatchUpdate, before: some SectionCounting, after counts: SectionCounts) -> UpdateMap? {
    do throws(InvalidUpdate) {
      return try UpdateMap(batch, before: before, after: counts)
    } catch {
      if beganUnloaded { return nil }
      let words = host.updateWords
      fatalError(
        """
        \(words.describe(error)) The \(words.list) had \(before.describe(words.items)), its data source \
        (\(host.dataSourceName)) now has \(counts.describe(words.items)). Change the data and tell the \(words.shortList) \
        of each change in the same batch; \(words.items) that go have the numbers from before the batch, \(words.items) \
        that come those after it.
        """)
    }
  }
}

/// The words for a list and its elements in error messages about updates.
struct ListUpdateWords {
  /// `table view`.
  let list: String
  /// `table`.
  let shortList: String
  /// `rows`.
  let items: String
  let describe: (InvalidUpdate) -> String
}
