import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite struct LayoutTransitionTests {
  private final class Own: UICollectionViewTransitionLayout {}

  /// Has transition layouts of a class of its own.
  private final class Owner: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  private func makeList() -> UICollectionViewFlowLayout {
    CollectionScene.makeLayout {
      $0.itemSize = CGSize(width: 320, height: 40)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 320, height: 20)
    }
  }

  @Test func transitioningFramesLieBetweenThoseOfBothLayouts() throws {
    let scene = CollectionScene(items: [30])
    let list = makeList()
    let transition = scene.view.startInteractiveTransition(to: list)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    scene.layOut()
    // From 110, 110 and 100 by 100 to 0, 180 and 320 by 40.
    expectEqual(scene.cell(4)?.frame, CGRect(x: 55, y: 145, width: 210, height: 70))
    let heights: [CGFloat] = [10 * 110 - 10, 30 * 40 + 20]
    expectEqual(scene.view.contentSize.height, heights.reduce(0, +) / 2)
    let kind = UICollectionView.elementKindSectionHeader
    let header = scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.alpha, 0.5, "what only one layout has fades")
    expectNil(scene.view.invariantViolation())
    transition.updateValue(3, forAnimatedKey: "gap")
    expect(transition.value(forAnimatedKey: "gap") == 3 && transition.value(forAnimatedKey: "other") == 0)
  }

  @Test func aTransitionIsFinishedOrCancelled() {
    let scene = CollectionScene(items: [30])
    let grid = scene.view.collectionViewLayout
    var ends: [[Bool]] = []
    for isFinished in [false, true] {
      let list = makeList()
      let transition = scene.view.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
      transition.transitionProgress = 0.3
      transition.invalidateLayout()
      scene.layOut()
      if isFinished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
      scene.advance(1)
      expect(scene.view.collectionViewLayout === (isFinished ? list : grid))
      expect(transition.collectionView == nil && (isFinished ? grid : list).collectionView == nil)
      expectNil(scene.view.invariantViolation())
    }
    expectEqual(ends, [[true, false], [true, true]])
  }

  @Test func itemsAreUpdatedDuringATransition() {
    let scene = CollectionScene(items: [30])
    let transition = scene.view.startInteractiveTransition(to: makeList())
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    scene.layOut()
    scene.source.items[0].removeSubrange(0..<3)
    scene.view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    scene.advance(1)
    expect(scene.shown.first == "0.3" && scene.view.invariantViolation() == nil)
    scene.view.frame.size.width = 200
    scene.layOut()
    expectNil(scene.view.invariantViolation())
  }

  @Test func settingAnotherLayoutEndsATransition() {
    let scene = CollectionScene(items: [30])
    var ends: [[Bool]] = []
    _ = scene.view.startInteractiveTransition(to: makeList()) { ends.append([$0, $1]) }
    scene.view.setCollectionViewLayout(CollectionScene.makeLayout(), animated: false)
    scene.layOut()
    expect(ends == [[false, false]] && scene.view.invariantViolation() == nil)
  }

  @Test func theDelegateMayProvideTheTransitionLayout() {
    let scene = CollectionScene(items: [30])
    let owner = Owner()
    scene.view.delegate = owner
    expect(scene.view.startInteractiveTransition(to: makeList()) is Own)
    let any: any UICollectionViewDelegate = owner
    let grid = UICollectionViewFlowLayout()
    expect(any.collectionView?(scene.view, transitionLayoutForOldLayout: grid, newLayout: makeList()) is Own)
  }

  // MARK: The offset

  /// Rows of a height; content begins at `top` wherever it was.
  private final class Rows: UICollectionViewFlowLayout {
    var top: CGFloat?
    private(set) var proposals: [CGFloat] = []

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      proposals.append(proposedContentOffset.y)
      return CGPoint(x: proposedContentOffset.x, y: top ?? proposedContentOffset.y)
    }
  }

  private func makeRows(height: CGFloat, top: CGFloat? = nil) -> Rows {
    let rows = Rows()
    rows.itemSize = CGSize(width: 320, height: height)
    rows.minimumLineSpacing = 0
    rows.top = top
    return rows
  }

  private func move(_ scene: CollectionScene, _ transition: UICollectionViewTransitionLayout, _ progress: CGFloat) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    scene.layOut()
  }

  @Test func theContentOffsetFollowsTheTransitionProgress() {
    let scene = CollectionScene(makeRows(height: 100), items: [100])
    scene.view.contentOffset = CGPoint(x: 0, y: 2000)
    scene.layOut()
    let next = makeRows(height: 50, top: 1000)
    let transition = scene.view.startInteractiveTransition(to: next)
    expectEqual(scene.view.contentOffset.y, 2000)
    for (progress, offset) in [(0.25, 1750), (0.5, 1500), (0.1, 1900), (0.75, 1250)] as [(CGFloat, CGFloat)] {
      move(scene, transition, progress)
      expect(abs(scene.view.contentOffset.y - offset) < 0.01, "at \(progress)")
      expectNil(scene.view.invariantViolation())
    }
    expectEqual(next.proposals, [2000], "it is asked once")
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expect(abs(scene.view.contentOffset.y - 1000) < 0.01 && scene.view.collectionViewLayout === next)
    expectEqual(scene.shown.first, "0.20", "the item that was first still is")
    expectNil(scene.view.invariantViolation())
  }

  @Test func aCancelledTransitionRestoresTheContentOffset() {
    let old = makeRows(height: 100)
    let scene = CollectionScene(old, items: [100])
    scene.view.contentOffset = CGPoint(x: 0, y: 2000)
    scene.layOut()
    let transition = scene.view.startInteractiveTransition(to: makeRows(height: 50, top: 1000))
    move(scene, transition, 0.5)
    scene.view.cancelInteractiveTransition()
    scene.advance(1)
    expect(abs(scene.view.contentOffset.y - 2000) < 0.01 && scene.view.collectionViewLayout === old)
    expect(old.proposals.isEmpty && scene.shown.first == "0.20" && scene.view.invariantViolation() == nil)
  }

  @Test func theContentOffsetIsClampedToTheNextLayoutsEnd() {
    let scene = CollectionScene(makeRows(height: 100), items: [100])
    scene.view.contentOffset = CGPoint(x: 0, y: 9000)
    scene.layOut()
    let transition = scene.view.startInteractiveTransition(to: makeRows(height: 20))
    move(scene, transition, 0.5)
    expect(abs(scene.view.contentOffset.y - (9000 + 1560) / 2) < 0.01, "2000 points of content, 440 on screen")
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expect(abs(scene.view.contentOffset.y - 1560) < 0.01 && scene.shown.last == "0.99")
  }

  @Test func aTransitionFinishedImmediatelyReachesTheNextOffset() {
    let scene = CollectionScene(makeRows(height: 100), items: [100])
    _ = scene.view.startInteractiveTransition(to: makeRows(height: 50, top: 300))
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expect(scene.view.contentOffset.y == 300 && scene.view.invariantViolation() == nil)
  }

  // MARK: Between two compositional layouts

  private func makeCompositional(columns: Int, height: CGFloat) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: item, count: columns)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func anInteractiveTransitionMovesItemsFromAColumnToAGrid() {
    let column = makeCompositional(columns: 1, height: 40)
    let grid = makeCompositional(columns: 4, height: 80)
    let scene = CollectionScene(column, items: [60])
    let transition = scene.view.startInteractiveTransition(to: grid)
    move(scene, transition, 0.5)
    // From 0, 200 and 320 by 40 to 80, 80 and 80 by 80.
    expectEqual(scene.cell(5)?.frame, CGRect(x: 40, y: 140, width: 200, height: 60))
    expectEqual(scene.view.contentSize.height, 1800)
    expectNil(scene.view.invariantViolation())
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expectEqual(scene.cell(5)?.frame, CGRect(x: 80, y: 80, width: 80, height: 80))
    expect(scene.view.contentSize.height == 1200 && scene.view.invariantViolation() == nil)
  }

  @Test func anAnimatedTransitionMovesItemsFromAGridToAColumn() {
    let grid = makeCompositional(columns: 4, height: 80)
    let column = makeCompositional(columns: 1, height: 40)
    let scene = CollectionScene(grid, items: [60])
    scene.view.contentOffset = CGPoint(x: 0, y: 400)
    scene.layOut()
    var ends: [Bool] = []
    scene.view.setCollectionViewLayout(column, animated: true) { ends.append($0) }
    scene.layOut()
    expect(ends.isEmpty && scene.view.contentSize.height == 2400)
    scene.advance(1)
    expect(ends == [true] && scene.shown.first == "0.10" && scene.view.contentOffset.y == 400)
    expectEqual(scene.cell(12)?.frame, CGRect(x: 0, y: 480, width: 320, height: 40))
    expectNil(scene.view.invariantViolation())
    scene.view.setCollectionViewLayout(grid, animated: true)
    scene.advance(1)
    expect(scene.shown.first == "0.20" && scene.view.invariantViolation() == nil)
  }

  private final class Told: UICollectionViewCell {
    var log: [String] = []

    private func name(_ layout: UICollectionViewLayout) -> String {
      ((layout as? UICollectionViewFlowLayout)?.itemSize.width).map { "\(Int($0))" } ?? "other"
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      super.willTransition(from: oldLayout, to: newLayout)
      log.append("will \(name(oldLayout)) > \(name(newLayout))")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      super.didTransition(from: oldLayout, to: newLayout)
      log.append("did \(name(oldLayout)) > \(name(newLayout))")
    }
  }

  private final class ToldSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "told", for: indexPath) }
  }

  @Test func cellsAreToldOfLayoutTransitions() throws {
    let (scene, source) = (CollectionScene(items: [3]), ToldSource())
    scene.view.register(Told.self, forCellWithReuseIdentifier: "told")
    scene.view.dataSource = source
    scene.layOut()
    let cell = try require(scene.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Told)
    var ends: [[Bool]] = []
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion = { ends.append([$0, $1]) }
    let next = CollectionScene.makeLayout { $0.itemSize = CGSize(width: 60, height: 60) }
    scene.view.setCollectionViewLayout(next, animated: true)
    scene.advance(1)
    expectEqual(cell.log, ["will 100 > 60", "did 100 > 60"])
    _ = scene.view.startInteractiveTransition(to: CollectionScene.makeLayout(), completion: completion)
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expectEqual(ends, [[true, true]])
  }
}
