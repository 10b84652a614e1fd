import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct ListBackgroundViewTests {
  private func makeScene(grids: Set<Int>) -> CollectionScene {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      guard grids.contains(number) else {
        return .list(using: UICollectionLayoutListConfiguration(appearance: .grouped), layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    return CollectionScene(layout, items: [2, 2])
  }

  private func backgrounds(_ scene: CollectionScene) -> [ListBackgroundView] {
    scene.view.subviews.compactMap { $0 as? ListBackgroundView }
  }

  @Test func aListAmongOtherSectionsHasItsOwnBackgroundView() throws {
    let scene = makeScene(grids: [1])
    let background = try require(backgrounds(scene).first)
    expectEqual(backgrounds(scene).count, 1)
    expectEqual(background.backgroundColor, .systemGroupedBackground)
    expectEqual(background.frame, CGRect(x: 0, y: 0, width: 320, height: 2 * 17.5 + 2 * 44 + 17.5))
    expect(background.layer.zPosition < 0)
    expectEqual(scene.view.backgroundColor, .systemBackground)
  }

  @Test func aCollectionViewOfListsTakesTheirBackgroundColor() {
    let scene = makeScene(grids: [])
    expect(backgrounds(scene).isEmpty)
    expectEqual(scene.view.backgroundColor, .systemGroupedBackground)
  }

  @Test func anotherLayoutRestoresTheBackgroundColor() {
    let scene = makeScene(grids: [])
    scene.view.setCollectionViewLayout(CollectionScene.makeLayout(), animated: false)
    scene.layOut()
    expectEqual(scene.view.backgroundColor, .systemBackground)
    scene.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)),
      animated: true)
    scene.advance(1)
    expectEqual(scene.view.backgroundColor, .systemGroupedBackground)
    expectNil(scene.view.invariantViolation())
  }

  @Test func theAppsBackgroundColorIsKept() {
    let scene = makeScene(grids: [])
    scene.view.backgroundColor = .systemPink
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expectEqual(scene.view.backgroundColor, .systemPink)
  }
}
