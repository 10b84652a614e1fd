import ListCore

/// What ``TableUpdates`` needs of its table view.
@MainActor
protocol TableUpdatesHost: AnyObject {
  var model: TableModel { get }
  var sizing: TableSizing { get }
  var delegateCalls: TableDelegateCalls { get }
  var layoutPass: TableLayoutPass { get }
  var updateAnimator: TableUpdateAnimator { get }
  /// Rows are about to come, go or move: a swipe closes, a row that is dragged goes back.
  func rowsWillUpdate()
  /// Rows have other paths: the parts that remember paths take them over.
  func pathsDidChange(_ change: PathChange)
  func setNeedsLayout()
}

/// Changes of rows and sections, from the outermost begin to its end.
///
/// At the end the data source is asked for counts, once each; the batch is checked against what the table had; then
/// geometry, selection, and whatever else knows rows take over the new paths, and ``TableUpdateAnimator`` shows it.
@MainActor
final class TableUpdates {
  private unowned let host: any TableUpdatesHost
  private var recorder = UpdateRecorder()
  private var completions: [(Bool) -> Void] = []
  private var wasReloaded = false
  private var isCommitting = false
  /// The counts from before the batch were not known when it began: what the data source said since may be of either side.
  private var beganUnloaded = false

  init(host: any TableUpdatesHost) { self.host = host }

  /// A begin waits for its end: rows on screen stay as they are.
  var isOpen: Bool { recorder.isOpen }
  var hasOperations: Bool { recorder.hasOperations }

  // MARK: Recording

  func begin() {
    // UIKit: the counts are asked for here, before the data changes [C]; [?] not by a table that never asked.
    if !recorder.isOpen { open(loads: host.model.generation > 0) }
    recorder.begin()
  }

  private func open(loads: Bool) {
    wasReloaded = false
    beganUnloaded = !host.model.isLoaded
    if loads { host.model.load() }
  }

  func end() {
    guard recorder.isOpen else {
      fatalError(
        "UITableView.endUpdates() was called without beginUpdates(). Call the two in pairs, or performBatchUpdates.")
    }
    guard let batch = recorder.end() else { return }
    let completions = completions
    self.completions = []
    Turn.run { commit(batch) { isFinished in for completion in completions { completion(isFinished) } } }
  }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    begin()
    updates?()
    if let completion { completions.append(completion) }
    end()
  }

  /// Records operations of the open batch, or of one of their own.
  func record(_ operations: some Sequence<BatchUpdate.Operation>) {
    // The data has changed already: counts that are asked for now say nothing of what it was.
    if !recorder.isOpen { open(loads: false) }
    recorder.begin()
    for operation in operations { recorder.record(operation) }
    end()
  }

  /// [D] Operations that no end applied yet are forgotten when everything is loaded anew.
  func rowsWereReplaced() {
    guard recorder.isOpen else { return }
    recorder.drop()
    wasReloaded = true
  }

  // MARK: Committing

  private func commit(_ batch: BatchUpdate, completion: @escaping (Bool) -> Void) {
    guard !wasReloaded, !host.model.isLoading else {
      host.model.setNeedsLoading()
      host.model.load()
      return host.updateAnimator.complete(completion)
    }
    // [?] Nothing is known that could be compared, and the app may be in the midst of changing its data.
    guard host.model.isLoaded else {
      host.setNeedsLayout()
      return host.updateAnimator.complete(completion)
    }
    // A callback on the way changes rows while they are being changed: its batch is applied without animation.
    let isNested = isCommitting
    isCommitting = true
    defer { isCommitting = isNested }
    host.rowsWillUpdate()
    let before = host.model.geometry
    let counts = host.delegateCalls.counts()
    guard let map = check(batch, before, counts) else {
      host.model.reload()
      return host.updateAnimator.complete(completion)
    }
    let after = host.sizing.geometry(before, updatedBy: map, counts: counts)
    let animates = !isNested && !host.layoutPass.isRunning
    let scene = animates ? host.updateAnimator.begin(map, before: before) : nil
    host.model.update(to: after)
    host.pathsDidChange(PathChange(map))
    guard let scene else {
      host.layoutPass.rowsWereReplaced()
      host.setNeedsLayout()
      return host.updateAnimator.complete(completion)
    }
    host.updateAnimator.run(scene, completion: completion)
    // What follows a layout (swipes, indicators) follows this one with the next frame.
    host.setNeedsLayout()
  }

  /// - Returns: nil where the counts do not fit and those from before the batch were not known [?].
  private func check(_ batch: BatchUpdate, _ before: TableGeometry, _ counts: SectionCounts) -> UpdateMap? {
    do throws(InvalidUpdate) {
      return try UpdateMap(batch, before: before, after: counts)
    } catch {
      if beganUnloaded { return nil }
      fatalError(
        """
        \(error) The table view had \(Self.describe(before)), its data source (\
        \(host.delegateCalls.dataSource.map { "\(type(of: $0))" } ?? "nil")) now has \(Self.describe(counts)). Change \
        the data and tell the table of each change in the same batch; rows that go have the numbers from before the \
        batch, rows that come those after it.
        """)
    }
  }

  /// `2 sections of 5, 3 rows`.
  private static func describe(_ counts: some SectionCounting) -> String {
    let rows = (0..<counts.sectionCount).prefix(describedSections).map { "\(counts.rowCount(ofSection: $0))" }
    let rest = counts.sectionCount - describedSections
    guard !rows.isEmpty else { return "no sections" }
    return "\(counts.sectionCount) sections of \(rows.joined(separator: ", "))\(rest > 0 ? ", …" : "") rows"
  }

  private static let describedSections = 12
}

extension UITableView: TableUpdatesHost {
  func rowsWillUpdate() {
    reordering.cancel(animated: false)
    swipes.close(animated: true)
  }
}

extension UITableView.RowAnimation {
  var transition: RowTransition {
    switch self {
    case .fade: .fade
    case .right: .right
    case .left: .left
    case .top: .top
    case .bottom: .bottom
    case .none: .none
    case .middle: .middle
    case .automatic: .automatic
    }
  }
}
