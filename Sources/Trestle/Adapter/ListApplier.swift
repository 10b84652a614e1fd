import ListCore
import UIKit

/// Changes the view of a list to another list: insertions, deletions and moves are one batch of updates, and rows with new content
/// update their existing cells.
@MainActor
final class ListApplier {
  private unowned let driver: ListDriver
  private var hasApplied = false
  /// The most insertions, deletions and moves that are made one by one; for more, the view is reloaded.
  private static let mostOperations = 1000

  /// Whether the applied list is a different list rather than a change of the shown one. If it is long, the two are not compared.
  var replaces = false
  private let log: ListLog

  init(driver: ListDriver, log: ListLog) {
    self.driver = driver
    self.log = log
  }

  /// - Parameter completion: called when the animations have ended.
  /// - Returns: whether rows were inserted, deleted or moved.
  @discardableResult
  func apply(
    _ list: RowList, _ animation: UITableView.RowAnimation?, completion: @escaping () -> Void
  ) -> Bool {
    guard let view = driver.view else {
      completion()
      return false
    }
    let (new, difference) = log.span(.diff) { compare(view, list) }
    let isSeen = view.window != nil && hasApplied && !view.bounds.isEmpty
    return log.span(.apply) {
      guard let (matching, changes) = difference else {
        reload(view, new)
        completion()
        return true
      }
      return show(view, new, matching, changes, animation, isSeen: isSeen, completion)
    }
  }

  private typealias Difference = (matching: ListMatching, changes: ListChanges)

  /// The new list and its difference from the old one; no difference if the numbers of rows show that a
  /// reload is better.
  private func compare(_ view: any ListView, _ list: RowList) -> (ShownList, Difference?) {
    let sight = hasApplied ? ScrollAnchor.sight(view, driver.shown) : nil
    let new = ShownList(list, after: driver.shown, sight: sight)
    let old = driver.shown.identities
    let (fewer, more) = (min(new.identities.rowCount, old.rowCount), max(new.identities.rowCount, old.rowCount))
    if hasApplied, (replaces ? more : more - fewer) > Self.mostOperations { return (new, nil) }
    let matching = ListMatching(from: old, to: new.identities)
    return (new, (matching, ListChanges(matching)))
  }

  private func show(
    _ view: any ListView, _ new: ShownList, _ matching: ListMatching, _ changes: ListChanges,
    _ animation: UITableView.RowAnimation?, isSeen: Bool, _ completion: @escaping () -> Void
  ) -> Bool {
    guard isSeen, changes.operationCount <= Self.mostOperations else {
      if !hasApplied || !changes.isEmpty || !isSeen { reload(view, new) }
      hasApplied = true
      completion()
      return !changes.isEmpty
    }
    perform(view, new, matching, changes, animation, completion)
    return !changes.isEmpty
  }

  // MARK: By a batch

  private func perform(
    _ view: any ListView, _ new: ShownList, _ matching: ListMatching, _ changes: ListChanges,
    _ animation: UITableView.RowAnimation?, _ completion: @escaping () -> Void
  ) {
    let old = driver.shown
    let anchor = changes.isEmpty ? nil : ScrollAnchor(view, old)
    let livePlaces = driver.live.all.compactMap(\.path).filter(old.contains).map(old.identities.index)
    let newPlaces = matching.newPlaces(of: livePlaces + (anchor?.rows ?? []))
    let isAnchored = anchor?.isMoved(newPlaces) ?? false
    let batches = Batches(completion)
    let showings = driver.showings
    let adopt = { [driver] in
      driver.adopt(new)
      driver.live.move { path in
        newPlaces[old.identities.index(of: path)].map(new.identities.path)
      }
    }
    Self.animate(animation != nil && !isAnchored) {
      if changes.isEmpty {
        adopt()
      } else {
        view.change(
          {
            adopt()
            view.tell(changes, animation ?? .none)
          }, completion: batches.add())
      }
      if isAnchored { anchor?.restore(in: view, newPlaces, new) }
    }
    Self.animate(animation != nil) {
      for live in driver.live.all where live.showing > showings {
        if let path = live.path, new.contains(path), matching.isNew(new.identities.index(of: path)) {
          live.change = .inserted
        }
      }
      showAnew(view, batches)
      showSections(view, old, new, matching, batches)
    }
    batches.close()
  }

  private static func animate(_ animates: Bool, _ body: () -> Void) {
    if animates { body() } else { UIView.performWithoutAnimation(body) }
  }

  /// Updates the rows that have cells: new content is shown, and new actions replace the old ones.
  private func showAnew(_ view: any ListView, _ batches: Batches) {
    var reconfigured: [RowPath] = []
    var reloaded: [RowPath] = []
    for live in driver.live.all {
      guard let path = live.path, driver.shown.contains(path), driver.live.row(at: path) === live else { continue }
      let row = driver.shown.row(at: path)
      if driver.cells.identifier(of: row) != live.cell?.reuseIdentifier {
        reloaded.append(path)
        live.row = row
      } else if live.isStale || !row.looksLike(live.row) {
        reconfigured.append(path)
        live.change = live.isStale ? .model : .changed
        live.row = row
      } else {
        live.row = row
      }
    }
    guard !reconfigured.isEmpty || !reloaded.isEmpty else { return }
    view.change(
      {
        if !reloaded.isEmpty { view.reload(reloaded.sorted()) }
        if !reconfigured.isEmpty { view.reconfigure(reconfigured.sorted()) }
      }, completion: batches.add())
  }

  /// Shows the headers and footers that have other content.
  private func showSections(
    _ view: any ListView, _ old: ShownList, _ new: ShownList, _ matching: ListMatching, _ batches: Batches
  ) {
    var needsHeights = false
    var reloaded = IndexSet()
    for section in new.sections.indices {
      guard let before = matching.oldSection(of: section) else { continue }
      for isHeader in [true, false] {
        let was = isHeader ? old.sections[before].header : old.sections[before].footer
        let content = isHeader ? new.sections[section].header : new.sections[section].footer
        guard let was, let content, was.shownType == content.shownType else {
          if (was == nil) != (content == nil) || was?.shownType != content?.shownType { reloaded.insert(section) }
          continue
        }
        guard !content.isEqual(to: was) else { continue }
        needsHeights = true
        if let shown = view.sectionView(section, isHeader: isHeader) {
          driver.cells.show(content, in: shown, ofSection: section, isHeader: isHeader)
        }
      }
    }
    guard needsHeights || !reloaded.isEmpty else { return }
    view.change({ if !reloaded.isEmpty { view.reload(reloaded) } }, completion: batches.add())
  }

  // MARK: By loading anew

  /// Reloads the view, and restores the selection and the position of the visible rows.
  private func reload(_ view: any ListView, _ new: ShownList) {
    let old = driver.shown
    let anchor = hasApplied && view.window != nil ? ScrollAnchor(view, old) : nil
    let selected = view.selectedPaths.filter(old.contains).map(old.identities.index)
    let newPlaces = new.identities.places(of: selected + (anchor?.rows ?? []), from: old.identities)
    driver.adopt(new)
    // The cells lose their paths but stay recorded, so that they still report when they leave the screen.
    driver.live.move { _ in nil }
    view.reloadList()
    for index in selected {
      guard let place = newPlaces[index] else { continue }
      view.select(new.identities.path(of: place), animated: false)
    }
    anchor?.restore(in: view, newPlaces, new)
  }
}

/// Calls back when the last of several batches is done.
@MainActor
private final class Batches {
  private var open = 1
  private let completion: () -> Void

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  func add() -> (Bool) -> Void {
    open += 1
    return { _ in self.close() }
  }

  func close() {
    open -= 1
    if open == 0 { completion() }
  }
}
