import Fuzzing
import Stage
import UIKit

/// A collection view of lists, groups and rows that scroll sideways, whose sections are outlines: driven by random
/// snapshots, fingers, the mouse wheel, keys, edit mode, sizes, text sizes, directions and layouts; each step is
/// checked.
@MainActor
final class FuzzOutline: FuzzSubject {
  enum Step: String, CaseIterable {
    case section, sectionAgain, sectionNow, sections, renew, tap, disclose, drag, swipe, grip, select, scroll, scrollTo,
      wheel, key, frame, rest, editing, resize, textSize, direction, layout, reload, window
  }

  typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  let option = "--outlines"

  let seed: UInt64
  let world = FuzzStage()
  private var view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: Source?
  private var layouts: FuzzSections?
  private var trees: [Int: FuzzTree] = [:]
  private var order: [Int] = []
  private var nextName = 0
  private var showsTexts = false
  private var promised = 0
  private var completed = 0
  /// The fault of a call, reported after the step; nil if there was none.
  private var callFault: String?

  init(seed: UInt64) { self.seed = seed }

  var dump: String { "sections \(order), \(layouts.map { "\($0.kinds)" } ?? "")" }

  func begin() {
    view.removeFromSuperview()
    let sections = makeSections()
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: FuzzStage.size), collectionViewLayout: sections.makeLayout())
    layouts = sections
    view.allowsMultipleSelection = random.oneIn(2)
    view.allowsMultipleSelectionDuringEditing = random.oneIn(2)
    view.register(FuzzOutlineCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    showsTexts = random.oneIn(4)
    (trees, order, nextName) = ([:], [], 0)
    (promised, completed, callFault) = (0, 0, nil)
    source = makeSource()
    world.window.addSubview(view)
    for _ in 0..<random.int(1...3) { addSection() }
    for section in order { changeSection(section, animated: false) }
  }

  private func makeSections() -> FuzzSections {
    var sections = FuzzSections(&random)
    sections.swipe = { [weak self] path in
      guard let self, let name = source?.itemIdentifier(for: path) else { return nil }
      let action = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.remove(name)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    return sections
  }

  private func makeSource() -> Source {
    let source = Source(collectionView: view) { [weak self] view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      if let self, let cell = cell as? FuzzOutlineCell { configure(cell, name) }
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
    }
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.userSetExpanded($0, true) }
    source.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.userSetExpanded($0, false) }
    source.reorderingHandlers.canReorderItem = { $0 % 6 != 0 }
    source.reorderingHandlers.didReorder = { [weak self] _ in self?.userMovedItem() }
    return source
  }

  private func configure(_ cell: FuzzOutlineCell, _ name: Int) {
    cell.show(name, text: showsTexts)
    var accessories: [UICellAccessory] = [.delete(), .reorder(displayed: .whenEditing)]
    if name % 2 == 0 { accessories.append(.multiselect()) }
    if hasChildren(name) { accessories.append(.outlineDisclosure()) }
    cell.accessories = accessories
  }

  // MARK: Data

  private func hasChildren(_ name: Int) -> Bool {
    trees.values.contains { tree in
      zip(tree.nodes, tree.nodes.dropFirst()).contains { $0.name == name && $1.level > $0.level }
    }
  }

  private func makeName() -> Int {
    nextName += 1
    return nextName
  }

  private func userSetExpanded(_ name: Int, _ isExpanded: Bool) {
    for section in trees.keys { trees[section]?.setExpanded(name, isExpanded) }
  }

  private func userMovedItem() {
    guard let source else { return }
    let before = trees.values.flatMap(\.nodes).map(\.name).sorted()
    for section in order { trees[section] = FuzzTree(source.snapshot(for: section)) }
    let after = trees.values.flatMap(\.nodes).map(\.name).sorted()
    if before != after { callFault = "a move by hand made \(after) of \(before)" }
  }

  private func remove(_ name: Int) {
    guard let section = order.first(where: { trees[$0]?.nodes.contains { $0.name == name } == true }) else { return }
    trees[section]?.remove(name)
    apply(section, animated: true)
  }

  private func changeSection(_ section: Int, animated: Bool) {
    var tree = trees[section] ?? FuzzTree()
    tree.change(depth: random.pick([0, 2, 3]), &random) { self.makeName() }
    trees[section] = tree
    apply(section, animated: animated)
  }

  private func apply(_ section: Int, animated: Bool) {
    guard let source, let tree = trees[section] else { return }
    promised += 1
    source.apply(tree.snapshot, to: section, animatingDifferences: animated) { [weak self, weak source] in
      if let self, let source, self.source === source { completed += 1 }
    }
  }

  private func addSection() {
    let section = makeName()
    order.append(section)
    trees[section] = FuzzTree()
    guard let source else { return }
    var snapshot = source.snapshot()
    snapshot.appendSections([section])
    source.apply(snapshot, animatingDifferences: random.oneIn(2))
  }

  private func changeSections() {
    guard let source else { return }
    var snapshot = source.snapshot()
    switch random.below(3) {
    case 0 where order.count < 5: return addSection()
    case 1 where order.count > 1:
      let section = order.remove(at: random.below(order.count))
      trees[section] = nil
      snapshot.deleteSections([section])
    case 2 where order.count > 1:
      let section = order.remove(at: random.below(order.count))
      let place = random.below(order.count)
      snapshot.moveSection(section, beforeSection: order[place])
      order.insert(section, at: place)
    default: return
    }
    source.apply(snapshot, animatingDifferences: random.oneIn(2))
  }

  private func renew() {
    guard let source, let name = trees.values.flatMap(\.visible).sorted().randomElement(using: &random) else { return }
    var snapshot = source.snapshot()
    if random.oneIn(2) { snapshot.reloadItems([name]) } else { snapshot.reconfigureItems([name]) }
    source.apply(snapshot, animatingDifferences: random.oneIn(2))
  }

  // MARK: Steps

  func perform(_ step: Step) {
    switch step {
    case .section, .sectionAgain: if let section = randomSection() { changeSection(section, animated: random.oneIn(2)) }
    case .sectionNow: if let section = randomSection() { changeSection(section, animated: false) }
    case .sections: changeSections()
    case .renew: renew()
    case .tap: world.touch(place())
    case .disclose: world.touch(CGPoint(x: random.pick([146, 138, 14]), y: random.int(4...236)))
    case .drag: drag(from: place(), by: CGVector(dx: random.int(-20...20), dy: random.int(-30...30)))
    case .swipe: drag(from: CGPoint(x: 130, y: random.int(10...230)), by: CGVector(dx: -random.int(4...30), dy: 0))
    case .grip:
      view.isEditing = true
      world.layOut(view)
      drag(
        from: CGPoint(x: random.pick([142, 132]), y: random.int(10...230)),
        by: CGVector(dx: 0, dy: random.int(-30...30)))
    case .select: select()
    case .scroll: view.contentOffset.y = CGFloat(random.int(-20...Int(max(view.contentSize.height, 20))))
    case .scrollTo:
      guard let path = randomPath() else { return }
      view.scrollToItem(
        at: path, at: random.pick([.top, .bottom, .centeredVertically, []]), animated: random.oneIn(2))
    case .wheel:
      let isAcross = random.oneIn(3)
      let distance = CGFloat(random.int(-90...90))
      world.wheel(place(), by: CGVector(dx: isAcross ? distance : 0, dy: isAcross ? 0 : distance))
    case .key:
      world.press(
        random.pick([.keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardSpacebar, .keyboardReturnOrEnter]),
        modifiers: random.pick([[], .shift]))
    case .frame: world.advance(by: Double(random.int(1...6)) / 60)
    case .rest: world.advance(by: 1)
    case .editing: view.isEditing.toggle()
    case .resize: view.frame.size = random.pick([FuzzStage.size, CGSize(width: 240, height: 160)])
    case .textSize:
      view.traitOverrides.preferredContentSizeCategory = random.pick([.small, .large, .accessibilityLarge])
    case .direction: view.semanticContentAttribute = random.pick([.forceLeftToRight, .forceRightToLeft])
    case .layout: changeLayout()
    case .reload: view.reloadData()
    case .window: if view.superview == nil { world.window.addSubview(view) } else { view.removeFromSuperview() }
    }
  }

  private func place() -> CGPoint { CGPoint(x: random.int(4...156), y: random.int(4...236)) }

  private func randomSection() -> Int? { order.randomElement(using: &random) }

  private func randomPath() -> IndexPath? {
    guard !view.isMovingItem, let source, let section = randomSection(),
      let name = trees[section]?.visible.randomElement(using: &random)
    else { return nil }
    return source.indexPath(for: name)
  }

  private func select() {
    guard let path = randomPath() else { return }
    if random.oneIn(3) {
      view.deselectItem(at: path, animated: random.oneIn(2))
    } else {
      view.selectItem(at: path, animated: random.oneIn(2), scrollPosition: random.oneIn(2) ? [] : .centeredVertically)
    }
  }

  /// A finger that moves in a few steps, while the data may change below it.
  private func drag(from start: CGPoint, by step: CGVector) {
    let places = (1...random.int(2...7)).map {
      CGPoint(x: start.x + step.dx * CGFloat($0), y: start.y + step.dy * CGFloat($0))
    }
    world.touch(start, places) { _ in
      if self.random.oneIn(12), let section = self.randomSection() { self.changeSection(section, animated: true) }
      if self.random.oneIn(40) { self.view.isEditing.toggle() }
    }
  }

  private func changeLayout() {
    let sections = makeSections()
    layouts = sections
    view.setCollectionViewLayout(sections.makeLayout(), animated: random.oneIn(2))
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(view)
    return callFault ?? view.invariantViolation() ?? checkData() ?? (step == .rest ? checkRest() : nil)
  }

  private func checkData() -> String? {
    guard let source, !view.isMovingItem else { return nil }
    let wanted = order.map { trees[$0]?.visible ?? [] }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if counts != wanted.map(\.count) { return "there are \(counts) items, should be \(wanted.map(\.count))" }
    for (section, names) in zip(order, wanted) where source.snapshot(for: section).visibleItems != names {
      return "section \(section) has \(source.snapshot(for: section).visibleItems), should have \(names)"
    }
    for path in view.indexPathsForVisibleItems {
      let name = (view.cellForItem(at: path) as? FuzzOutlineCell)?.name
      if name != wanted[path.section][path.item] {
        return "item \(path) shows \(name as Any), should show \(wanted[path.section][path.item])"
      }
    }
    return nil
  }

  /// A completion that was not called although nothing moves any more; nil if there is none.
  private func checkRest() -> String? {
    guard view.window != nil else { return nil }
    return completed == promised ? nil : "\(completed) of \(promised) completions came"
  }
}
