import Fuzzing
import Stage
import UIKit

/// A collection view driven by random updates, fingers, keys, moves by hand, drags, selection, other layouts,
/// directions and sizes; after each step everything is checked. If `hasRows` is true, some of its sections scroll
/// sideways.
@MainActor
final class FuzzGrid: FuzzSubject {
  enum Step: String, CaseIterable {
    case scroll, fling, items, itemsAgain, sections, renew, select, tap, beginMove, updateMove, endMove, cancelMove,
      frame, rest, scrollTo, layout, resize, reload, window, key, keyAgain, click, drag, direction, editing,
      commit, give, dragAgain, wheel, menu
  }

  let seed: UInt64
  /// Whether layouts have sections that scroll sideways.
  let hasRows: Bool
  let world = FuzzStage()
  var view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var source = FuzzGridSource()
  /// Another collection view, from which items are dragged onto the first.
  var tray: UICollectionView?
  private var promised = 0
  private var completed = 0

  init(seed: UInt64, hasRows: Bool = false) {
    self.seed = seed
    self.hasRows = hasRows
  }

  var option: String { hasRows ? "--rows" : "--grids" }
  var choices: [Step] {
    hasRows ? Step.allCases : Step.allCases.filter { ![.dragAgain, .wheel, .menu].contains($0) }
  }
  var dump: String { "offset \(view.contentOffset), sections \(source.data.sections.map(\.count))" }

  func makeLayout() -> UICollectionViewLayout {
    hasRows ? FuzzRowsLayout.make(&random) : FuzzGridLayout.make(&random)
  }

  func begin() {
    view.removeFromSuperview()
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: FuzzStage.size), collectionViewLayout: makeLayout())
    view.allowsMultipleSelection = random.oneIn(2)
    view.selectionFollowsFocus = random.oneIn(4)
    view.remembersLastFocusedIndexPath = random.oneIn(2)
    view.dragInteractionEnabled = true
    if random.oneIn(4) { view.semanticContentAttribute = .forceRightToLeft }
    view.register(FuzzGridCell.self, forCellWithReuseIdentifier: FuzzGridCell.reuseIdentifier)
    view.register(FuzzWaitingCell.self, forCellWithReuseIdentifier: FuzzWaitingCell.reuseIdentifier)
    view.reorderingCadence = random.pick([.immediate, .immediate, .fast, .slow])
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    source = FuzzGridSource()
    source.data.replace(&random)
    source.onCallback = { [weak self] in if let self, self.random.oneIn(4) { self.changeItems() } }
    source.means = { [weak self] in self?.random.pick(FuzzGridSource.Meaning.allCases) ?? .items }
    source.intent = { [weak self] in
      self?.random.pick([.insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .unspecified]) ?? .unspecified
    }
    view.dataSource = source
    view.delegate = source
    view.dragDelegate = source
    if random.oneIn(2) { view.dropDelegate = source }
    promised = 0
    completed = 0
    world.window.addSubview(view)
    tray?.removeFromSuperview()
    tray = random.oneIn(2) ? makeTray() : nil
    if let tray { world.window.addSubview(tray) }
  }

  private func makeTray() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 18)
    layout.scrollDirection = .horizontal
    let tray = UICollectionView(
      frame: CGRect(x: 0, y: FuzzStage.size.height - 18, width: FuzzStage.size.width, height: 18),
      collectionViewLayout: layout)
    tray.register(FuzzGridCell.self, forCellWithReuseIdentifier: FuzzGridCell.reuseIdentifier)
    tray.dataSource = source.tray
    tray.dragDelegate = source.tray
    tray.dragInteractionEnabled = true
    return tray
  }

  // MARK: Steps

  func perform(_ step: Step) {
    switch step {
    case .scroll:
      view.contentOffset = CGPoint(
        x: CGFloat(random.int(-20...Int(max(view.contentSize.width - FuzzStage.size.width, 0)) + 20)),
        y: CGFloat(random.int(-20...Int(max(view.contentSize.height - FuzzStage.size.height, 0)) + 20)))
    case .fling: fling()
    case .items, .itemsAgain: changeItems()
    case .sections: changeSections()
    case .renew: renew()
    case .select: select()
    case .tap: world.touch(CGPoint(x: random.int(4...156), y: random.int(4...236)))
    case .beginMove: if let path = randomPath() { _ = view.beginInteractiveMovementForItem(at: path) }
    case .updateMove:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(
          x: view.contentOffset.x + CGFloat(random.int(0...160)), y: view.contentOffset.y + CGFloat(random.int(0...240))
        ))
    case .endMove: view.endInteractiveMovement()
    case .cancelMove: view.cancelInteractiveMovement()
    case .frame: world.advance(by: Double(random.int(1...4)) / 60)
    case .rest: world.advance(by: 1)
    case .scrollTo:
      guard let path = randomPath() else { return }
      view.scrollToItem(
        at: path, at: random.pick([.top, .bottom, .centeredVertically, .left, .right, []]), animated: random.oneIn(2))
    case .layout: view.setCollectionViewLayout(makeLayout(), animated: random.oneIn(2))
    case .resize: view.frame.size = CGSize(width: random.pick([100, 160]), height: random.pick([120, 240]))
    case .reload:
      source.data.replace(&random)
      view.reloadData()
    case .window: if view.superview == nil { world.window.addSubview(view) } else { view.removeFromSuperview() }
    case .key, .keyAgain: press()
    case .click: click()
    case .drag, .dragAgain: drag()
    case .wheel: turnWheel()
    case .menu: openMenu()
    case .direction:
      view.semanticContentAttribute = random.pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
    case .editing: view.isEditing.toggle()
    case .commit: decide()
    case .give: give()
    }
  }

  func randomPath() -> IndexPath? {
    guard !view.isMovingItem else { return nil }
    let sections = source.data.sections
    guard let section = sections.indices.filter({ !sections[$0].isEmpty }).randomElement(using: &random) else {
      return nil
    }
    return IndexPath(item: random.below(sections[section].count), section: section)
  }

  private func select() {
    guard let path = randomPath() else { return }
    if random.oneIn(3) {
      view.deselectItem(at: path, animated: random.oneIn(2))
    } else {
      view.selectItem(
        at: path, animated: random.oneIn(2), scrollPosition: random.oneIn(2) ? [] : .centeredVertically)
    }
  }

  /// - Parameter ends: whether to change items even while one is moved by hand: the update ends the movement.
  func changeItems(ends: Bool = false) {
    guard ends || !view.isMovingItem else { return }
    promised += 1
    let view = view
    view.performBatchUpdates(
      { [self] in
        for section in source.data.sections.indices where random.oneIn(2) {
          let change = source.data.changeItems(ofSection: section, &random)
          view.deleteItems(at: change.deleted.map { IndexPath(item: $0, section: section) })
          view.insertItems(at: change.inserted.map { IndexPath(item: $0, section: section) })
          if let move = change.move {
            view.moveItem(
              at: IndexPath(item: move.from, section: section), to: IndexPath(item: move.to, section: section))
          }
        }
      },
      completion: { [weak self] _ in if let self, self.view === view { self.completed += 1 } })
  }

  private func changeSections() {
    guard !view.isMovingItem else { return }
    view.performBatchUpdates { [self] in
      switch source.data.changeSections(&random) {
      case .move(let from, let to): view.moveSection(from, toSection: to)
      case .delete(let section): view.deleteSections([section])
      case .insert(let section): view.insertSections([section])
      case nil: break
      }
    }
  }

  private func renew() {
    guard let path = randomPath() else { return }
    source.data.rename(section: path.section, item: path.item)
    if random.oneIn(2) { view.reloadItems(at: [path]) } else { view.reconfigureItems(at: [path]) }
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(view)
    return source.fault ?? view.invariantViolation() ?? tray?.invariantViolation() ?? checkItems()
      ?? (step == .rest ? checkRest() : nil)
  }

  private func checkItems() -> String? {
    guard !view.isMovingItem else { return nil }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    let wanted = source.data.sections.map(\.count)
    if counts != wanted { return "there are \(counts) items, should be \(wanted)" }
    for path in view.indexPathsForVisibleItems {
      let name = (view.cellForItem(at: path) as? FuzzGridCell)?.name
      let wanted = source.data.sections[path.section][path.item]
      if name != wanted { return "item \(path) shows \(name as Any), should show \(wanted)" }
    }
    let names = view.visibleCells.compactMap { ($0 as? FuzzGridCell)?.name }
    return Set(names).count == names.count ? nil : "an item has two cells: \(names.sorted())"
  }

  /// Leftovers of drags and drops while none is active; nil if there are none.
  private func checkLeftovers() -> String? {
    guard !view.hasActiveDrag, tray?.hasActiveDrag != true else { return nil }
    let strangers = world.window.subviews.filter { $0 !== view && $0 !== tray }
    if !strangers.isEmpty { return "\(strangers.count) views of a drag are left in the window" }
    let previews = view.subviews.filter { !($0 is UICollectionReusableView) && $0.layer.zPosition == 1000 }
    if !previews.isEmpty { return "\(previews.count) previews of drops are left" }
    if hasRows, view.visibleCells.contains(where: { $0.layer.opacity < 0.5 || $0.layer.shadowOpacity > 0 }) {
      return "a cell looks as if it were dragged"
    }
    let waiting = view.visibleCells.filter { $0 is FuzzWaitingCell }.count
    if waiting > source.waiting.count { return "\(waiting) placeholders are shown of \(source.waiting.count)" }
    if view.hasUncommittedUpdates { return source.waiting.isEmpty ? "a placeholder is there of nothing" : nil }
    return source.waiting.contains { $0.deletePlaceholder() } ? "a placeholder was there that nobody knew of" : nil
  }

  /// Something left at rest: remnants of drags, or a completion that was not called; nil if there is nothing.
  private func checkRest() -> String? {
    guard view.window != nil else { return nil }
    if let fault = checkLeftovers() { return fault }
    return completed == promised ? nil : "\(completed) of \(promised) completions came"
  }
}
