import UIKit

/// Changes of a list in stages, applied to tables and collection views with the caller's closures passed on. In the
/// manner of libraries that compute differences.
protocol StagedElement: Equatable {
  associatedtype Identifier: Hashable
  var stagedIdentifier: Identifier { get }
}

extension String: StagedElement { var stagedIdentifier: String { self } }
extension Int: StagedElement { var stagedIdentifier: Int { self } }

struct StagedSection<Name: Hashable, Element: StagedElement>: Equatable {
  var name: Name
  var elements: [Element]
}

struct StagedChange<Data> {
  var data: Data
  var sectionDeleted: [Int] = []
  var sectionInserted: [Int] = []
  var elementDeleted: [IndexPath] = []
  var elementInserted: [IndexPath] = []
  var elementUpdated: [IndexPath] = []
  var elementMoved: [(source: IndexPath, target: IndexPath)] = []
  var count: Int {
    sectionDeleted.count + sectionInserted.count + elementDeleted.count + elementInserted.count + elementUpdated.count
      + elementMoved.count
  }
}

/// First what is updated and deleted, then what is inserted and moved, so that no batch has to reload what it moves.
func stagedChanges<Name, Element>(
  from old: [StagedSection<Name, Element>], to new: [StagedSection<Name, Element>]
) -> [StagedChange<[StagedSection<Name, Element>]>] {
  let newNames = Set(new.map(\.name))
  let oldNames = Set(old.map(\.name))
  var first = StagedChange(data: old)
  var afterDeleting: [StagedSection<Name, Element>] = []
  for (section, value) in old.enumerated() {
    guard newNames.contains(value.name), let target = new.first(where: { $0.name == value.name }) else {
      first.sectionDeleted.append(section)
      continue
    }
    var kept = StagedSection<Name, Element>(name: value.name, elements: [])
    for (row, element) in value.elements.enumerated() {
      guard let now = target.elements.first(where: { $0.stagedIdentifier == element.stagedIdentifier }) else {
        first.elementDeleted.append(IndexPath(item: row, section: section))
        continue
      }
      if now != element { first.elementUpdated.append(IndexPath(item: row, section: section)) }
      kept.elements.append(now)
    }
    afterDeleting.append(kept)
  }
  first.data = afterDeleting

  var second = StagedChange(data: new)
  for (section, value) in new.enumerated() {
    guard oldNames.contains(value.name), let source = afterDeleting.firstIndex(where: { $0.name == value.name }) else {
      second.sectionInserted.append(section)
      continue
    }
    let before = afterDeleting[source].elements
    for (row, element) in value.elements.enumerated() {
      let target = IndexPath(item: row, section: section)
      guard let from = before.firstIndex(where: { $0.stagedIdentifier == element.stagedIdentifier }) else {
        second.elementInserted.append(target)
        continue
      }
      second.elementMoved.append((IndexPath(item: from, section: source), target))
    }
  }
  // A move is needed only where the elements that stay changed their order.
  let stayed = second.elementMoved.map(\.source)
  if stayed == stayed.sorted() { second.elementMoved = [] }
  return [first, second].filter { $0.count > 0 }
}

extension UITableView {
  func apply<Data>(
    _ changes: [StagedChange<Data>], with animation: @autoclosure () -> RowAnimation,
    interrupt: ((StagedChange<Data>) -> Bool)? = nil, setData: (Data) -> Void
  ) {
    for change in changes {
      if let interrupt, interrupt(change), let data = changes.last?.data {
        setData(data)
        return reloadData()
      }
      changeTogether {
        setData(change.data)
        if !change.sectionDeleted.isEmpty { deleteSections(IndexSet(change.sectionDeleted), with: animation()) }
        if !change.sectionInserted.isEmpty { insertSections(IndexSet(change.sectionInserted), with: animation()) }
        if !change.elementDeleted.isEmpty { deleteRows(at: change.elementDeleted, with: animation()) }
        if !change.elementInserted.isEmpty { insertRows(at: change.elementInserted, with: animation()) }
        if !change.elementUpdated.isEmpty { reloadRows(at: change.elementUpdated, with: animation()) }
        for (source, target) in change.elementMoved { moveRow(at: source, to: target) }
      }
    }
  }

  private func changeTogether(_ changes: () -> Void) {
    performBatchUpdates(changes)
  }
}

extension UICollectionView {
  func apply<Data>(
    _ changes: [StagedChange<Data>], setData: (Data) -> Void, onFinish: ((Bool) -> Void)? = nil
  ) {
    for (stage, change) in changes.enumerated() {
      performBatchUpdates(
        {
          setData(change.data)
          if !change.sectionDeleted.isEmpty { deleteSections(IndexSet(change.sectionDeleted)) }
          if !change.sectionInserted.isEmpty { insertSections(IndexSet(change.sectionInserted)) }
          if !change.elementDeleted.isEmpty { deleteItems(at: change.elementDeleted) }
          if !change.elementInserted.isEmpty { insertItems(at: change.elementInserted) }
          if !change.elementUpdated.isEmpty { reloadItems(at: change.elementUpdated) }
          for (source, target) in change.elementMoved { moveItem(at: source, to: target) }
        }, completion: stage == changes.count - 1 ? onFinish : nil)
    }
  }
}

/// A table that counts its batches, by overriding as UIKit documents the method.
class CountingTableView: UITableView {
  private(set) var batches = 0
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

class CountingCollectionView: UICollectionView {
  private(set) var batches = 0
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}
