import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Programmer errors stop with UIKit's words and a hint.
@MainActor @Suite(.serialized) struct CollectionErrorTests {
  @Test func dequeueingAnUnregisteredIdentifierStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene()
        _ = scene.view.dequeueReusableCell(withReuseIdentifier: "ad", for: IndexPath(item: 4, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("could not dequeue a view of kind: UICollectionElementKindCell with identifier ad"))
    expect(text.contains("registered: cell"))
  }

  @Test func anUpdateThatContradictsTheDataStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene(items: [5])
        scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Invalid update: invalid number of items in section 0."))
    expect(text.contains("The number of items contained in an existing section after the update (5)"))
    expect(text.contains("plus or minus the number of items inserted or deleted"))
    expect(!text.contains("rows"))
  }

  @Test func creatingARegistrationWithinTheCellProviderStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Hasty: NSObject, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
          }
        }
        let scene = CollectionScene()
        let hasty = Hasty()
        scene.view.dataSource = hasty
        scene.layOut()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Attempted to dequeue a cell using a registration that was created inside"))
  }

  @Test func headersWithoutASupplementaryViewStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Bare: NSObject, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let scene = CollectionScene(CollectionScene.makeLayout { $0.headerReferenceSize.height = 30 })
        let bare = Bare()
        scene.view.dataSource = bare
        scene.layOut()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("for element kind 'UICollectionElementKindSectionHeader'"))
  }

  @Test func twoScrollPositionsAlongOneAxisStop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = CollectionScene()
        scene.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: [.top, .bottom], animated: false)
      }
    }
  }
}
