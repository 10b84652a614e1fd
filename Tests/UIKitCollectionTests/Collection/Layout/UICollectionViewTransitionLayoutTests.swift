import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// The way from one compositional layout to another: lists, grids, rows that scroll sideways, headers that stay in sight and
/// decorations on either side.
@MainActor @Suite(.serialized) struct UICollectionViewTransitionLayoutTests {
  enum Kind: CaseIterable {
    case list, grid, rows, largeRows, groups

    @MainActor func make() -> UICollectionViewCompositionalLayout {
      switch self {
      case .list:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return .list(using: configuration)
      case .grid: return UICollectionViewCompositionalLayout(section: grid())
      case .rows, .largeRows:
        let section = grid(.absolute(self == .rows ? 110 : 200), height: self == .rows ? 80 : 150, columns: 1)
        section.orthogonalScrollingBehavior = self == .rows ? .continuous : .groupPaging
        return UICollectionViewCompositionalLayout(section: section)
      case .groups:
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let pair = NSCollectionLayoutGroup.vertical(
          layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)),
          repeatingSubitem: NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.5))),
          count: 2)
        let large = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [large, pair])))
      }
    }

    @MainActor static func size(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @MainActor func grid(
      _ width: NSCollectionLayoutDimension = .fractionalWidth(1), height: CGFloat = 60, columns: Int = 4
    ) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Self.size(width, .absolute(height)), repeatingSubitem: item, count: columns))
    }
  }

  nonisolated static let pairs = Kind.allCases.flatMap { first in
    Kind.allCases.filter { $0 != first }.map { (first, $0) }
  }

  private static let counts = [12, 9]

  private func paths() -> [IndexPath] {
    Self.counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(item: $0, section: section) } }
  }

  private func move(_ scene: CollectionScene, _ transition: UICollectionViewTransitionLayout, _ progress: CGFloat) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    scene.layOut()
  }

  /// Where a layout shows each item; rows are scrolled by `offset`.
  private func places(_ layout: UICollectionViewLayout, offset: CGFloat = 0) -> [IndexPath: CGRect] {
    let scene = CollectionScene(layout, items: Self.counts)
    scene.scrollRow(0, to: offset)
    return Dictionary(
      uniqueKeysWithValues: paths().compactMap { path in
        scene.view.layoutAttributesForItem(at: path).map { (path, scene.view.arrangement.seenFrame($0)) }
      })
  }

  private func between(_ start: CGRect, _ end: CGRect, _ part: CGFloat) -> CGRect {
    CGRect(
      x: start.minX + (end.minX - start.minX) * part, y: start.minY + (end.minY - start.minY) * part,
      width: start.width + (end.width - start.width) * part, height: start.height + (end.height - start.height) * part)
  }

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
      && abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
  }

  /// Whether each item in sight has a cell, which is seen where it is to be.
  private func fault(_ scene: CollectionScene, _ wanted: (IndexPath) -> CGRect?) -> String? {
    for path in paths() {
      guard let wanted = wanted(path) else { continue }
      let seen = scene.seen(path.item, path.section)
      if wanted.intersects(scene.view.bounds.insetBy(dx: 1, dy: 1)), seen == nil { return "\(path) has no cell" }
      if let seen, !isNear(seen, wanted) { return "\(path) is at \(seen), should be at \(wanted)" }
    }
    return scene.view.invariantViolation()
  }

  // MARK: Places

  @Test(arguments: pairs) func itemsMoveLinearlyDuringATransition(_ kinds: (Kind, Kind)) {
    let (start, end) = (places(kinds.0.make()), places(kinds.1.make()))
    let scene = CollectionScene(kinds.0.make(), items: Self.counts)
    let transition = scene.view.startInteractiveTransition(to: kinds.1.make())
    scene.layOut()
    for progress in [0, 0.25, 0.5, 1, 0.75] as [CGFloat] {
      move(scene, transition, progress)
      let fault = fault(scene) { path in start[path].flatMap { one in end[path].map { between(one, $0, progress) } } }
      expectNil(fault, "at \(progress)")
    }
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expectNil(fault(scene) { end[$0] })
    expectEqual(scene.view.contentOffset, .zero)
  }

  @Test(arguments: pairs) func aCancelledTransitionRestoresEveryItem(_ kinds: (Kind, Kind)) {
    let offset: CGFloat = kinds.0 == .rows ? 220 : kinds.0 == .largeRows ? 400 : 0
    let start = places(kinds.0.make(), offset: offset)
    let old = kinds.0.make()
    let scene = CollectionScene(old, items: Self.counts)
    scene.scrollRow(0, to: offset)
    let transition = scene.view.startInteractiveTransition(to: kinds.1.make())
    scene.layOut()
    expectNil(fault(scene) { start[$0] }, "it begins where rows are scrolled to")
    move(scene, transition, 0.6)
    scene.view.cancelInteractiveTransition()
    scene.advance(1)
    expect(scene.view.collectionViewLayout === old && fault(scene) { start[$0] } == nil)
    expectEqual(scene.offset(0), offset)
  }

  @Test(arguments: pairs) func anAnimatedTransitionEndsInTheNextLayout(_ kinds: (Kind, Kind)) throws {
    let end = places(kinds.1.make())
    let scene = CollectionScene(kinds.0.make(), items: Self.counts)
    let cell = try require(scene.cell(0))
    var ends: [Bool] = []
    scene.view.setCollectionViewLayout(kinds.1.make(), animated: true) { ends.append($0) }
    scene.layOut()
    expect(ends.isEmpty && scene.cell(0) === cell, "the item keeps its cell")
    scene.advance(0.15)
    scene.advance(1)
    expect(ends == [true] && fault(scene) { end[$0] } == nil)
    let isInRow = kinds.1 == .rows || kinds.1 == .largeRows
    expect((cell.superview === scene.view) == !isInRow && cell.alpha == 1)
  }

  // MARK: Lists

  @Test func cellsTakeTheAppearanceOfTheNearerLayout() throws {
    let scene = CollectionScene(Kind.list.make(), items: Self.counts)
    let cell = try require(scene.cell(1))
    expectEqual(cell.placement.list?.appearance, .insetGrouped)
    let transition = scene.view.startInteractiveTransition(to: Kind.grid.make())
    move(scene, transition, 0.4)
    expect(scene.cell(1) === cell && cell.placement.list?.appearance == .insetGrouped)
    move(scene, transition, 0.6)
    expect(scene.cell(1) === cell && cell.placement.list == nil)
    scene.view.cancelInteractiveTransition()
    scene.advance(1)
    expect(scene.cell(1) === cell && cell.placement.list?.appearance == .insetGrouped)
  }

  // MARK: Views at the boundary and behind

  private func makePinned(
    height: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> UICollectionViewCompositionalLayout {
    let section = Kind.grid.grid(height: height, columns: 2)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Kind.size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.contentInsets = insets
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Found at random: a header with other insets at both sides went to the other side when it was moved to stay in sight.
  @Test func pinnedHeadersAreMirroredInRightToLeftLayout() throws {
    let layout = makePinned(height: 100, insets: NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 40))
    let scene = CollectionScene(layout, items: [60], isRightToLeft: true)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try require(scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    expectEqual(header.frame, CGRect(x: 40, y: 0, width: 274, height: 30))
    scene.scroll(to: CGPoint(x: 0, y: 300))
    expect(header.frame == CGRect(x: 40, y: 300, width: 274, height: 30) && scene.view.invariantViolation() == nil)
  }

  @Test func pinnedHeadersStayVisibleDuringATransition() throws {
    let scene = CollectionScene(makePinned(height: 100), items: [60])
    scene.scroll(to: CGPoint(x: 0, y: 300))
    let kind = UICollectionView.elementKindSectionHeader
    let header = try require(scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    expectEqual(header.frame.minY, 300)
    let transition = scene.view.startInteractiveTransition(to: makePinned(height: 200))
    for progress in [0.2, 0.5, 0.9] as [CGFloat] {
      move(scene, transition, progress)
      expectEqual(header.frame.minY, scene.view.contentOffset.y, "at \(progress)")
    }
    // The user scrolls meanwhile.
    scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y + 70))
    expect(header.frame.minY == scene.view.contentOffset.y && scene.view.invariantViolation() == nil)
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expect(header.frame.minY == scene.view.contentOffset.y && header.superview === scene.view)
  }

  @Test func decorationsOfOnlyOneLayoutFade() throws {
    let section = Kind.grid.grid()
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(TestBand.self, forDecorationViewOfKind: "card")
    let scene = CollectionScene(layout, items: Self.counts)
    let cards = { scene.view.subviews.filter { $0 is TestBand && !$0.isHidden } }
    expectEqual(cards().count, 2)
    let transition = scene.view.startInteractiveTransition(to: Kind.rows.make())
    move(scene, transition, 0.25)
    expectEqual(cards().map(\.alpha), [0.75, 0.75])
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expect(cards().isEmpty && scene.view.invariantViolation() == nil)
    let back = scene.view.startInteractiveTransition(to: layout)
    move(scene, back, 0.5)
    expectEqual(cards().map(\.alpha), [0.5, 0.5])
    scene.view.cancelInteractiveTransition()
    scene.advance(1)
    expect(cards().isEmpty && scene.view.invariantViolation() == nil)
  }

  // MARK: Sizes that cells ask for

  @Test func cellsAreMeasuredOnceTheyBelongToTheNextLayout() {
    let section = Kind.grid.grid(height: 50, columns: 1)
    let estimated = Kind.size(.fractionalWidth(1), .estimated(50))
    let column = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])))
    let scene = CollectionScene(UICollectionViewCompositionalLayout(section: section), items: [80])
    scene.source.wantedSize = { CGSize(width: 320, height: 30 + CGFloat($0.item % 4) * 20) }
    scene.view.reloadData()
    scene.layOut()
    let transition = scene.view.startInteractiveTransition(to: column)
    move(scene, transition, 0.5)
    expectNil(scene.view.invariantViolation())
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expectEqual((0..<5).map { scene.seen($0)?.height ?? 0 }, [30, 50, 70, 90, 30])
    expectEqual((0..<5).map { scene.seen($0)?.minY ?? -1 }, [0, 30, 80, 150, 240])
    expectNil(scene.view.invariantViolation())
  }
}
