import Fuzzing
import Stage
import UIKit

/// A collection view on an offscreen stage, driven by random updates, fingers, moves by hand, selection, other layouts and
/// sizes; after each step everything is checked.
@MainActor
final class FuzzGrid {
  static let size = CGSize(width: 160, height: 240)
  private static let stepsPerView = 120
  private static let progressSteps = 100_000

  enum Step: String, CaseIterable {
    case scroll, fling, items, itemsAgain, sections, renew, select, tap, beginMove, updateMove, endMove, cancelMove,
      frame,
      rest, scrollTo, layout, resize, reload, window
  }

  private var random: SeededGenerator
  private let seed: UInt64
  private var viewSeed: UInt64 = 0
  private let stage = OffscreenStage(size: FuzzGrid.size, scale: 1)
  private let loop: FrameLoop
  private let window: UIWindow
  private var view: UICollectionView
  private var source = FuzzGridSource()
  private var steps: [Step] = []
  private var promised = 0
  private var completed = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    window.makeKeyAndVisible()
  }

  /// Does `count` steps.
  /// - Returns: nil, or what is wrong after the last step, and how to repeat it.
  func run(steps count: Int, progress: (Int) -> Void = { _ in }) -> String? {
    for number in 0..<count {
      if number > 0, number % Self.progressSteps == 0 { progress(number) }
      stage.clock.makeCurrent()
      if number % Self.stepsPerView == 0 { replaceView(seed &+ UInt64(number / Self.stepsPerView)) }
      let step = random.pick(Step.allCases)
      steps.append(step)
      let repetition = "table-fuzz --grids --seed \(viewSeed) --steps \(steps.count)"
      CrashNote.set("table-fuzz: stopped in a step of \(step). Repeat with: \(repetition)\n")
      perform(step)
      if let fault = check() {
        let names = steps.suffix(12).map(\.rawValue).joined(separator: " ")
        return "\(fault)\n  \(names)\n  repeat with: \(repetition)"
      }
    }
    return nil
  }

  private func replaceView(_ seed: UInt64) {
    viewSeed = seed
    random = SeededGenerator(seed: seed)
    steps = []
    view.removeFromSuperview()
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: FuzzGridLayout.make(&random))
    view.allowsMultipleSelection = random.oneIn(2)
    if random.oneIn(4) { view.semanticContentAttribute = .forceRightToLeft }
    view.register(FuzzGridCell.self, forCellWithReuseIdentifier: FuzzGridCell.reuseIdentifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    source = FuzzGridSource()
    source.data.replace(&random)
    source.onCallback = { [weak self] in if let self, self.random.oneIn(4) { self.changeItems() } }
    view.dataSource = source
    view.delegate = source
    promised = 0
    completed = 0
    window.addSubview(view)
  }

  // MARK: Steps

  private func perform(_ step: Step) {
    switch step {
    case .scroll:
      view.contentOffset = CGPoint(
        x: CGFloat(random.int(-20...Int(max(view.contentSize.width - Self.size.width, 0)) + 20)),
        y: CGFloat(random.int(-20...Int(max(view.contentSize.height - Self.size.height, 0)) + 20)))
    case .fling: fling()
    case .items, .itemsAgain: changeItems()
    case .sections: changeSections()
    case .renew: renew()
    case .select: select()
    case .tap: touch(CGPoint(x: random.int(4...156), y: random.int(4...236)), [])
    case .beginMove: if let path = randomPath() { _ = view.beginInteractiveMovementForItem(at: path) }
    case .updateMove:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(
          x: view.contentOffset.x + CGFloat(random.int(0...160)), y: view.contentOffset.y + CGFloat(random.int(0...240))
        ))
    case .endMove: view.endInteractiveMovement()
    case .cancelMove: view.cancelInteractiveMovement()
    case .frame: stage.advance(by: Double(random.int(1...4)) / 60)
    case .rest: stage.advance(by: 1)
    case .scrollTo:
      guard let path = randomPath() else { return }
      view.scrollToItem(
        at: path, at: random.pick([.top, .bottom, .centeredVertically, .left, .right, []]), animated: random.oneIn(2))
    case .layout: view.setCollectionViewLayout(FuzzGridLayout.make(&random), animated: random.oneIn(2))
    case .resize: view.frame.size = CGSize(width: random.pick([100, 160]), height: random.pick([120, 240]))
    case .reload:
      source.data.replace(&random)
      view.reloadData()
    case .window: if view.superview == nil { window.addSubview(view) } else { view.removeFromSuperview() }
    }
  }

  private func randomPath() -> IndexPath? {
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

  private func changeItems() {
    guard !view.isMovingItem else { return }
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

  private func fling() {
    let start = CGPoint(x: random.int(20...140), y: random.int(20...220))
    let step = CGPoint(x: random.int(-30...30), y: random.int(-30...30))
    touch(
      start,
      (1...random.int(2...6)).map { CGPoint(x: start.x + step.x * CGFloat($0), y: start.y + step.y * CGFloat($0)) })
  }

  private func touch(_ start: CGPoint, _ places: [CGPoint]) {
    send(.began, start)
    for place in places {
      stage.advance(by: Double(random.int(1...3)) / 60)
      send(.moved, place)
      if random.oneIn(8) { changeItems() }
    }
    send(random.oneIn(12) ? .cancelled : .ended, places.last ?? start)
  }

  private func send(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    stage.send(.pointer(PointerEvent(phase: phase, location: place, timestamp: stage.clock.now)))
  }

  // MARK: Checks

  private func check() -> String? {
    window.layoutIfNeeded()
    view.layoutIfNeeded()
    return view.invariantViolation() ?? checkItems() ?? checkRest()
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
    return nil
  }

  /// When all is done, all completions have come.
  private func checkRest() -> String? {
    guard steps.last == .rest, view.window != nil else { return nil }
    return completed == promised ? nil : "\(completed) of \(promised) completions came"
  }
}

/// Random flow layouts.
@MainActor
enum FuzzGridLayout {
  static func make(_ random: inout SeededGenerator) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = random.pick([CGSize(width: 50, height: 50), CGSize(width: 70, height: 30)])
    layout.scrollDirection = random.oneIn(4) ? .horizontal : .vertical
    layout.headerReferenceSize = random.oneIn(2) ? CGSize(width: 30, height: 30) : .zero
    layout.footerReferenceSize = random.oneIn(3) ? CGSize(width: 20, height: 20) : .zero
    layout.sectionHeadersPinToVisibleBounds = random.oneIn(3)
    layout.sectionFootersPinToVisibleBounds = random.oneIn(4)
    layout.sectionInset = random.oneIn(2) ? UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) : .zero
    if random.oneIn(3) { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
    return layout
  }
}
