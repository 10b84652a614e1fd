import Foundation
import Fuzzing
import UIKit

@testable import ListTesting

/// Does random things to a collection view and its data, and says what does not fit.
@MainActor
final class CollectionDriver {
  private var generator: SeededGenerator
  private let scene: CollectionScene
  private var nextName = 0
  private(set) var log: [String] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let counts = (0..<generator.int(0...4)).map { _ in generator.int(0...30) }
    let scene = CollectionScene(Self.makeLayout(&generator), items: counts)
    scene.view.allowsMultipleSelection = generator.oneIn(2)
    let mix = generator.below(90)
    scene.source.wantedSize = { path in
      CGSize(width: CGFloat(60 + (path.item * 37 + mix) % 90), height: CGFloat(30 + path.item % 4 * 15))
    }
    scene.view.reloadData()
    scene.layOut()
    self.scene = scene
    self.generator = generator
  }

  private static func makeLayout(_ generator: inout SeededGenerator) -> UICollectionViewFlowLayout {
    let layout = CollectionScene.makeLayout()
    layout.scrollDirection = generator.oneIn(4) ? .horizontal : .vertical
    layout.headerReferenceSize = generator.oneIn(2) ? CGSize(width: 30, height: 30) : .zero
    layout.footerReferenceSize = generator.oneIn(3) ? CGSize(width: 20, height: 20) : .zero
    layout.sectionHeadersPinToVisibleBounds = generator.oneIn(3)
    layout.sectionInset = generator.oneIn(2) ? UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) : .zero
    if generator.oneIn(3) { layout.estimatedItemSize = CGSize(width: 80, height: 50) }
    return layout
  }

  private var view: UICollectionView { scene.view }

  func step() {
    let steps: [(String, @MainActor () -> Void)] = [
      ("scroll", scroll), ("scroll", scroll), ("scroll", scroll), ("update", update), ("update", update),
      ("update", update), ("select", select), ("tap", tap), ("move", move), ("move", move), ("wait", wait),
      ("scroll to", scrollTo), ("layout", changeLayout), ("resize", resize), ("reload", reload),
    ]
    let (name, body) = generator.pick(steps)
    log.append(name)
    body()
    if generator.oneIn(2) { scene.advance(0.02) }
  }

  // MARK: Steps

  private func wait() { scene.advance(generator.double(0...0.5)) }

  private func scroll() {
    let offset = view.contentOffset
    let wanted = CGPoint(x: offset.x + generator.double(-400...400), y: offset.y + generator.double(-400...400))
    scene.scroll(to: view.limits.clamped(wanted))
  }

  private func reload() {
    change(&scene.source.items)
    view.reloadData()
  }

  private func resize() {
    view.frame.size = CGSize(width: generator.pick([200, 320, 400]), height: generator.pick([300, 440]))
  }

  private func changeLayout() {
    view.setCollectionViewLayout(Self.makeLayout(&generator), animated: generator.oneIn(2))
  }

  private func randomPath() -> IndexPath? {
    let sections = scene.source.items.indices.filter { !scene.source.items[$0].isEmpty }
    guard !sections.isEmpty else { return nil }
    let section = generator.pick(sections)
    return IndexPath(item: generator.below(scene.source.items[section].count), section: section)
  }

  private func select() {
    guard let path = randomPath() else { return }
    if generator.oneIn(3) {
      view.deselectItem(at: path, animated: generator.oneIn(2))
    } else {
      view.selectItem(at: path, animated: false, scrollPosition: generator.oneIn(2) ? [] : .centeredVertically)
    }
  }

  private func scrollTo() {
    guard let path = randomPath() else { return }
    view.scrollToItem(
      at: path, at: generator.pick([.top, .bottom, .centeredVertically, .left, []]), animated: generator.oneIn(2))
  }

  private func tap() {
    guard let cell = view.visibleCells.randomElement(using: &generator) else { return }
    scene.touches.tap(at: view.convert(cell.center, to: nil))
  }

  private func move() {
    switch generator.below(6) {
    case 0...1: if let path = randomPath() { _ = view.beginInteractiveMovementForItem(at: path) }
    case 2...3:
      let place = CGPoint(x: generator.double(0...320), y: generator.double(0...440))
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: view.contentOffset.x + place.x, y: view.contentOffset.y + place.y))
    case 4: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }

  private func makeName() -> String {
    nextName += 1
    return "new \(nextName)"
  }

  /// Other items altogether.
  private func change(_ items: inout [[String]]) {
    items = (0..<generator.int(0...4)).map { _ in (0..<generator.int(0...30)).map { _ in makeName() } }
  }

  // MARK: Updates

  private func update() {
    view.performBatchUpdates({ [self] in
      if generator.oneIn(4) { changeSections() } else { changeItems() }
    })
    if generator.oneIn(5), let path = randomPath() {
      scene.source.items[path.section][path.item] = makeName()
      if generator.oneIn(2) { view.reloadItems(at: [path]) } else { view.reconfigureItems(at: [path]) }
    }
  }

  private func changeItems() {
    for section in scene.source.items.indices where generator.oneIn(2) {
      var items = scene.source.items[section]
      let gone = items.indices.filter { _ in generator.oneIn(5) }
      for index in gone.reversed() { items.remove(at: index) }
      view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
      // An item that is kept goes to the end.
      let kept = scene.source.items[section].indices.filter { !gone.contains($0) }
      var added = 0
      for _ in 0..<generator.int(0...3) {
        items.append(makeName())
        added += 1
      }
      if let from = kept.first, generator.oneIn(2) {
        items.append(items.removeFirst())
        view.moveItem(
          at: IndexPath(item: from, section: section), to: IndexPath(item: items.count - 1, section: section))
        view.insertItems(at: (0..<added).map { IndexPath(item: items.count - 2 - $0, section: section) })
      } else {
        view.insertItems(at: (0..<added).map { IndexPath(item: items.count - 1 - $0, section: section) })
      }
      scene.source.items[section] = items
    }
  }

  private func changeSections() {
    if generator.oneIn(2), scene.source.items.count > 1 {
      let from = generator.below(scene.source.items.count)
      scene.source.items.append(scene.source.items.remove(at: from))
      view.moveSection(from, toSection: scene.source.items.count - 1)
    } else if generator.oneIn(2), !scene.source.items.isEmpty {
      let section = generator.below(scene.source.items.count)
      scene.source.items.remove(at: section)
      view.deleteSections([section])
    } else if scene.source.items.count < 6 {
      scene.source.items.insert((0..<generator.int(0...12)).map { _ in makeName() }, at: 0)
      view.insertSections([0])
    }
  }

  // MARK: Rules

  /// The first rule that is broken once everything is laid out, as a sentence; nil where all hold.
  func violation() -> String? {
    scene.layOut()
    return view.invariantViolation() ?? dataViolation()
  }

  private func dataViolation() -> String? {
    guard !view.isMovingItem else { return nil }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if counts != scene.source.items.map(\.count) { return "There are \(counts) items." }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? TestCollectionCell else { continue }
      let wanted = scene.source.items[path.section][path.item]
      if cell.name != wanted { return "item \(path) shows \(cell.name), not \(wanted)." }
    }
    return nil
  }
}
