import UIKit

/// A collection view by section controllers: an adapter keeps one controller an object, and each controller answers for
/// its section. In the manner of libraries that split large screens.
protocol SectionObject {
  var sectionIdentifier: AnyHashable { get }
  func isEqual(toSectionObject other: any SectionObject) -> Bool
}

@MainActor protocol SectionControllerContext: AnyObject {
  var containerSize: CGSize { get }
  func index(of controller: SectionController, cell: UICollectionViewCell) -> Int?
  func cell(at index: Int, of controller: SectionController) -> UICollectionViewCell?
  func visibleCells(of controller: SectionController) -> [UICollectionViewCell]
  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for controller: SectionController, at index: Int) -> Cell
  func performBatch(_ updates: (any SectionBatchContext) -> Void, completion: ((Bool) -> Void)?)
}

@MainActor protocol SectionBatchContext {
  func insert(at indexes: IndexSet, in controller: SectionController)
  func delete(at indexes: IndexSet, in controller: SectionController)
  func reload(at indexes: IndexSet, in controller: SectionController)
}

@MainActor class SectionController {
  fileprivate(set) weak var context: (any SectionControllerContext)?
  fileprivate(set) var section = NSNotFound
  func numberOfItems() -> Int { 1 }
  func sizeForItem(at index: Int) -> CGSize { .zero }
  func cellForItem(at index: Int) -> UICollectionViewCell { fatalError("A section controller makes cells.") }
  func didUpdate(to object: any SectionObject) {}
  func didSelectItem(at index: Int) {}
}

@MainActor protocol SectionAdapterDataSource: AnyObject {
  func objects(for adapter: SectionAdapter) -> [any SectionObject]
  func sectionAdapter(_ adapter: SectionAdapter, controllerFor object: any SectionObject) -> SectionController
  func emptyView(for adapter: SectionAdapter) -> UIView?
}

@MainActor final class SectionAdapter: NSObject {
  weak var dataSource: (any SectionAdapterDataSource)? { didSet { rebuild() } }
  weak var collectionViewDelegate: (any UICollectionViewDelegate)?

  var collectionView: UICollectionView? {
    didSet {
      guard collectionView !== oldValue else { return }
      registered = []
      collectionView?.dataSource = self
      collectionView?.delegate = self
      collectionView?.collectionViewLayout.invalidateLayout()
      rebuild()
    }
  }

  private var objects: [any SectionObject] = []
  private var controllers: [AnyHashable: SectionController] = [:]
  private var registered: Set<String> = []

  func reloadData(completion: ((Bool) -> Void)? = nil) {
    controllers = [:]
    rebuild()
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?(true)
  }

  func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let collectionView, let dataSource else {
      completion?(false)
      return
    }
    let old = objects
    let new = dataSource.objects(for: self)
    let before = old.map(\.sectionIdentifier)
    let after = new.map(\.sectionIdentifier)
    let difference = after.difference(from: before).inferringMoves()
    let changed = new.filter { object in
      old.contains { $0.sectionIdentifier == object.sectionIdentifier && !$0.isEqual(toSectionObject: object) }
    }.map(\.sectionIdentifier)
    var moved: [(from: Int, to: Int)] = []
    var deletes = IndexSet()
    var inserts = IndexSet()
    for step in difference {
      switch step {
      case .remove(let offset, _, let to?): moved.append((offset, to))
      case .remove(let offset, _, nil): deletes.insert(offset)
      case .insert(let offset, _, nil): inserts.insert(offset)
      case .insert: break
      }
    }
    let work = {
      self.performBatchUpdates(
        on: collectionView,
        updates: {
          self.update(to: new)
          // A changed section is deleted and inserted: a reload cannot be mixed with moves.
          for identifier in changed {
            guard let from = before.firstIndex(of: identifier), let to = after.firstIndex(of: identifier) else {
              continue
            }
            moved.removeAll { $0.from == from }
            deletes.insert(from)
            inserts.insert(to)
          }
          collectionView.deleteSections(deletes)
          collectionView.insertSections(inserts)
          for move in moved { collectionView.moveSection(move.from, toSection: move.to) }
        }, completion: completion)
    }
    if animated { work() } else { UIView.performWithoutAnimation(work) }
  }

  func controller(forSection section: Int) -> SectionController? {
    objects.indices.contains(section) ? controllers[objects[section].sectionIdentifier] : nil
  }

  func visibleObjects() -> [AnyHashable] {
    let sections = Set((collectionView?.indexPathsForVisibleItems ?? []).map(\.section)).sorted()
    return sections.map { objects[$0].sectionIdentifier }
  }

  func scroll(to identifier: AnyHashable, position: UICollectionView.ScrollPosition, animated: Bool) {
    guard let section = objects.firstIndex(where: { $0.sectionIdentifier == identifier }), let collectionView,
      let attributes = collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: section))
    else { return }
    collectionView.setContentOffset(CGPoint(x: 0, y: attributes.frame.minY), animated: animated)
  }

  private func performBatchUpdates(
    on collectionView: UICollectionView, updates: () -> Void, completion: ((Bool) -> Void)?
  ) {
    collectionView.performBatchUpdates(updates, completion: completion)
  }

  private func rebuild() {
    guard collectionView != nil, let dataSource else { return }
    update(to: dataSource.objects(for: self))
  }

  private func update(to new: [any SectionObject]) {
    guard let dataSource else { return }
    var kept: [AnyHashable: SectionController] = [:]
    for (section, object) in new.enumerated() {
      let identifier = object.sectionIdentifier
      let controller = controllers[identifier] ?? dataSource.sectionAdapter(self, controllerFor: object)
      controller.context = self
      controller.section = section
      controller.didUpdate(to: object)
      kept[identifier] = controller
    }
    controllers = kept
    objects = new
    collectionView?.backgroundView = new.isEmpty ? dataSource.emptyView(for: self) : nil
  }
}

extension SectionAdapter: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { objects.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    controller(forSection: section)?.numberOfItems() ?? 0
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    controller(forSection: indexPath.section)!.cellForItem(at: indexPath.item)
  }
}

extension SectionAdapter: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionViewDelegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    controller(forSection: indexPath.section)?.didSelectItem(at: indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    controller(forSection: indexPath.section)?.sizeForItem(at: indexPath.item) ?? .zero
  }
}

extension SectionAdapter: SectionControllerContext, SectionBatchContext {
  var containerSize: CGSize { collectionView?.bounds.size ?? .zero }

  func index(of controller: SectionController, cell: UICollectionViewCell) -> Int? {
    guard let path = collectionView?.indexPath(for: cell), path.section == controller.section else { return nil }
    return path.item
  }
  func cell(at index: Int, of controller: SectionController) -> UICollectionViewCell? {
    collectionView?.cellForItem(at: IndexPath(item: index, section: controller.section))
  }
  func visibleCells(of controller: SectionController) -> [UICollectionViewCell] {
    (collectionView?.visibleCells ?? []).filter { collectionView?.indexPath(for: $0)?.section == controller.section }
  }
  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for controller: SectionController, at index: Int) -> Cell
  {
    let name = String(describing: type)
    if registered.insert(name).inserted { collectionView?.register(type, forCellWithReuseIdentifier: name) }
    let path = IndexPath(item: index, section: controller.section)
    return collectionView!.dequeueReusableCell(withReuseIdentifier: name, for: path) as! Cell
  }
  func performBatch(_ updates: (any SectionBatchContext) -> Void, completion: ((Bool) -> Void)?) {
    guard let collectionView else { return }
    performBatchUpdates(on: collectionView, updates: { updates(self) }, completion: completion)
  }

  func insert(at indexes: IndexSet, in controller: SectionController) {
    collectionView?.insertItems(at: indexes.map { IndexPath(item: $0, section: controller.section) })
  }
  func delete(at indexes: IndexSet, in controller: SectionController) {
    collectionView?.deleteItems(at: indexes.map { IndexPath(item: $0, section: controller.section) })
  }
  func reload(at indexes: IndexSet, in controller: SectionController) {
    collectionView?.reloadItems(at: indexes.map { IndexPath(item: $0, section: controller.section) })
  }
}
