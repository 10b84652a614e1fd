import ListCore

/// The contents of a list with a diffable data source, and the application of snapshots to it.
@MainActor
final class SnapshotApplier<List: SnapshotList, Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private weak var list: List?
  private let inbox = SnapshotInbox<Section, Item>()
  private let completions = OrderedCompletions()
  /// The animation of inserted and deleted rows when a snapshot is applied with animation.
  var animation: List.Animation
  /// The outlines of sections to which a section snapshot was applied, until the section's items change otherwise.
  private var outlines: [Section: OutlineContents<Item>] = [:]
  /// The identifiers that were passed to the list.
  private(set) var shown = SectionedIdentifiers<Section, Item>()
  /// The interactive moves since the list got its identifiers: the list shows them already.
  private var moves: [(source: RowPath, destination: RowPath)] = []
  private var hasApplied = false
  private var isApplying = false
  private var isMakingView = false

  init(list: List, animation: List.Animation) {
    self.list = list
    self.animation = animation
  }

  // MARK: Questions

  var snapshot: Snapshot {
    var contents = SnapshotContents<Section, Item>()
    contents.identifiers = shown
    return Snapshot(contents)
  }

  /// The outline of a section: the applied one, or one with all of its items as roots; empty if there is no such
  /// section.
  func outline(of section: Section) -> OutlineContents<Item> {
    if let outline = outlines[section] { return outline }
    var outline = OutlineContents<Item>()
    if let position = shown.position(of: section) { outline.append(shown.items(ofSection: position), to: nil) }
    return outline
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, shown.contains(RowPath(indexPath)) else { return nil }
    return shown.item(at: RowPath(indexPath))
  }

  func section(at index: Int) -> Section? {
    index >= 0 && index < shown.sectionCount ? shown.section(at: index) : nil
  }

  func itemCount(ofSection section: Int) -> Int {
    guard section >= 0, section < shown.sectionCount else {
      SnapshotFault.stop(
        "Invalid parameter not satisfying: section < _impl.numberOfSections",
        "Asked for the items of section \(section); the data source has \(shown.sectionCount) sections.")
    }
    return shown.itemCount(ofSection: section)
  }

  // MARK: Views

  /// Lets the app make a cell. Snapshots that the app applies meanwhile wait.
  /// - Parameter make: makes the cell. If it returns nil the program stops, as the list needs a cell.
  func cell<Cell>(at indexPath: IndexPath, make: (Item) -> Cell?) -> Cell {
    guard let item = item(at: indexPath) else {
      SnapshotFault.stop(
        "Invalid parameter not satisfying: itemIdentifier",
        "Asked for the cell of \(indexPath), where the applied snapshot has no item.")
    }
    let made = makingView { make(item) }
    guard let cell = made else {
      SnapshotFault.stop(
        "\(List.dataSourceName) cell provider returned nil for index path \(indexPath) with item identifier '\(item)', "
          + "which is not allowed. You must always return a cell to the \(List.name): "
          + (list?.description ?? "nil"),
        "Dequeue a cell of a registered class, and do not depend on objects that may be gone.")
    }
    return cell
  }

  /// Lets the app make a view for the list. Snapshots that the app applies meanwhile wait.
  func makingView<Made>(_ make: () -> Made) -> Made {
    let wasMakingView = isMakingView
    isMakingView = true
    defer { isMakingView = wasMakingView }
    return make()
  }

  /// Takes over a snapshot that the list shows already, because the user moved items interactively.
  func adopt(_ snapshot: Snapshot) {
    shown = snapshot.contents.identifiers
    outlines = Self.outlines(outlines, thatFit: shown)
  }

  /// The outlines of the sections that an interactive move changes: none if neither section is an outline.
  ///
  /// [?] An item moves with its descendants. Its new parent is that of the item before which it was put, or, at the end
  /// of the section, that of the item above.
  /// - Parameter order: the items of the target section as the list shows them now.
  func outlines(
    afterMoving item: Item, from source: Section, to target: Section, order: [Item]
  ) -> [Section: OutlineContents<Item>] {
    guard outlines[source] != nil || outlines[target] != nil else { return [:] }
    var rest = outline(of: source)
    let moved = rest.subtree(of: item, includingParent: true)
    rest.delete([item])
    var changed = [source: rest]
    let next = order.drop { $0 != item }.dropFirst().first { !moved.tree.contains($0) }
    changed[target, default: outline(of: target)].place(moved, before: next)
    return changed
  }

  /// A row was moved interactively: the list shows the new order, and the app is about to apply it.
  func noteMove(from source: IndexPath, to destination: IndexPath) {
    moves.append((RowPath(source), RowPath(destination)))
  }

  /// The list was reloaded, and shows the order from before the moves again.
  func forgetMoves() { moves = [] }

  /// The identifiers in the order in which the list shows them.
  private var listed: SectionedIdentifiers<Section, Item> {
    var order = snapshot
    for (source, destination) in moves {
      let identifiers = order.contents.identifiers
      guard identifiers.contains(source), destination.section < identifiers.sectionCount else { continue }
      order.put(
        identifiers.item(at: source), at: destination.row, of: identifiers.section(at: destination.section))
    }
    return order.contents.identifiers
  }

  private static func outlines(
    _ outlines: [Section: OutlineContents<Item>], thatFit identifiers: SectionedIdentifiers<Section, Item>
  ) -> [Section: OutlineContents<Item>] {
    outlines.filter { section, outline in
      identifiers.position(of: section).map { identifiers.items(ofSection: $0) } == outline.visibleItems
    }
  }

  // MARK: Applying

  /// Takes a snapshot from any thread.
  nonisolated func apply(
    _ snapshot: Snapshot, _ manner: SnapshotRequest<Section, Item>.Manner, _ completion: (() -> Void)?
  ) { take(SnapshotRequest(subject: .all(snapshot.contents), manner: manner, completion: completion)) }

  /// Applies the snapshot of one section, from any thread. A new section is appended.
  nonisolated func apply(
    _ outline: OutlineContents<Item>, to section: Section, _ manner: SnapshotRequest<Section, Item>.Manner,
    _ completion: (() -> Void)?
  ) { take(SnapshotRequest(subject: .section(section, outline), manner: manner, completion: completion)) }

  private nonisolated func take(_ request: SnapshotRequest<Section, Item>) {
    inbox.add(request)
    guard MainThread.isCurrent else {
      Task { @MainActor in applyAll() }
      return
    }
    MainActor.assumeIsolated { applyUnlessBusy() }
  }

  /// Applies waiting snapshots. [?] A list cannot change its items while it lays them out: a snapshot that the cell
  /// provider applies waits for the main actor's next turn.
  private func applyUnlessBusy() {
    guard isMakingView && !isApplying else { return applyAll() }
    Task { @MainActor in applyAll() }
  }

  /// Applies waiting snapshots in order. A snapshot that the app applies meanwhile waits until they are done.
  private func applyAll() {
    guard !isApplying else { return }
    isApplying = true
    while let request = inbox.next() { apply(request) }
    isApplying = false
  }

  /// The identifiers and outlines after a request. The list still uses the old ones until it adopts these.
  private struct Outcome {
    var contents: SnapshotContents<Section, Item>
    var outlines: [Section: OutlineContents<Item>]
  }

  private func outcome(of request: SnapshotRequest<Section, Item>) -> Outcome {
    switch request.subject {
    case .all(let contents):
      return Outcome(contents: contents, outlines: Self.outlines(outlines, thatFit: contents.identifiers))
    case .section(let section, let outline):
      var contents = SnapshotContents<Section, Item>()
      contents.identifiers = shown
      contents.replaceItems(of: section, with: outline.visibleItems)
      // Outlines of other sections that lost items to this one no longer fit, and are dropped.
      let outlines = outlines.merging([section: outline]) { $1 }
      return Outcome(contents: contents, outlines: Self.outlines(outlines, thatFit: contents.identifiers))
    }
  }

  private func adopt(_ outcome: Outcome) {
    shown = outcome.contents.identifiers
    outlines = outcome.outlines
    moves = []
  }

  /// Whether an item's children are shown. O(1).
  func isExpanded(at path: IndexPath) -> Bool {
    guard !outlines.isEmpty, let item = item(at: path) else { return false }
    return outlines[shown.section(at: path.section)]?.isExpanded(item) ?? false
  }

  /// The number of ancestors of an item in its section's outline; 0 in a section that is not an outline. O(1).
  func outlineLevel(at path: IndexPath) -> Int {
    guard !outlines.isEmpty, let item = item(at: path) else { return 0 }
    return outlines[shown.section(at: path.section)]?.level(of: item) ?? 0
  }

  /// The outline of a section, if a section snapshot was applied to it; nil otherwise.
  func knownOutline(of section: Section) -> OutlineContents<Item>? { outlines[section] }

  private func apply(_ request: SnapshotRequest<Section, Item>) {
    defer { if case .section = request.subject { list?.outlinesDidChange() } }
    let turn = completions.add(request.completion)
    let outcome = outcome(of: request)
    let isFirst = !hasApplied
    hasApplied = true
    // [M] The first snapshot is loaded, not compared.
    guard let list, request.manner != .reload, !isFirst else {
      adopt(outcome)
      list?.reloadData()
      return completions.finish(turn)
    }
    let changes = SnapshotChanges(from: moves.isEmpty ? shown : listed, to: outcome.contents)
    guard !changes.isEmpty else {
      adopt(outcome)
      return completions.finish(turn)
    }
    // A change that is not visible is complete at once.
    guard request.manner == .animated, list.window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { perform(changes, outcome, list, List.withoutAnimation) {} }
      return completions.finish(turn)
    }
    perform(changes, outcome, list, animation) { [completions] in completions.finish(turn) }
  }

  private func perform(
    _ changes: SnapshotChanges, _ outcome: Outcome, _ list: List,
    _ animation: List.Animation, completion: @escaping () -> Void
  ) {
    changes.perform(
      on: list, with: animation, adopt: { [self] in adopt(outcome) }, completion: completion)
  }
}
