import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct CollectionIndexTests {
  /// Sections by letter.
  @MainActor
  private final class Letters: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D"]
    private(set) var asked: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append("\(title) \(index)")
      return IndexPath(item: title == "D" ? NSNotFound : 2, section: index)
    }
  }

  private func makeScene() -> (CollectionScene, Letters) {
    let scene = CollectionScene(items: [1])
    let letters = Letters()
    scene.view.dataSource = letters
    scene.layOut()
    return (scene, letters)
  }

  private func shownBar(_ scene: CollectionScene) -> SectionIndexBar? {
    scene.view.subviews.compactMap { $0 as? SectionIndexBar }.first
  }

  @Test func indexTitlesScrollToItems() throws {
    let (scene, letters) = makeScene()
    let bar = try require(shownBar(scene))
    expect(bar.titles == ["A", "B", "C", "D"] && bar.frame.maxX == 320 && scene.view.subviews.last === bar)
    scene.touches.tap(at: CGPoint(x: 316, y: 220 + SectionIndexMetrics.pitch / 2))
    scene.layOut()
    expectEqual(letters.asked, ["C 2"])
    let path = IndexPath(item: 2, section: 2)
    expectEqual(scene.view.layoutAttributesForItem(at: path)?.frame.minY, scene.view.contentOffset.y)
    expectEqual(scene.view.indexPathsForSelectedItems, [], "a touch there selects nothing")
    expectEqual(bar.frame.minY, scene.view.contentOffset.y, "it stays where it is on screen")
    expectNil(scene.view.invariantViolation())
    let offset = scene.view.contentOffset
    bar.accessibilityIncrement()
    expect(letters.asked.last == "D 3" && scene.view.contentOffset == offset, "a title may lead nowhere")
    bar.accessibilityDecrement()
    scene.layOut()
    expectEqual(letters.asked.last, "C 2")
  }

  @Test func indexTitlesAreQueriedOnReload() {
    let (scene, letters) = makeScene()
    letters.titles = nil
    scene.layOut()
    expect(shownBar(scene) != nil)
    scene.view.reloadData()
    scene.layOut()
    expectNil(shownBar(scene))
    let plain = CollectionScene(items: [4])
    expectNil(shownBar(plain))
  }

  @Test func optionalMethodsAreCalledWithAQuestionMark() {
    let (scene, letters) = makeScene()
    let any: any UICollectionViewDataSource = letters
    expectEqual(any.collectionView?(scene.view, indexPathForIndexTitle: "B", at: 1), IndexPath(item: 2, section: 1))
    expectEqual(any.indexTitles(for: scene.view)?.count, 4)
  }
}
