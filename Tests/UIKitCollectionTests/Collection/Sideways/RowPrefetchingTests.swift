import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct RowPrefetchingTests {
  private final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
    var fetched: [String] = []
    var cancelled: [String] = []
    private func names(_ paths: [IndexPath]) -> [String] { paths.map { "\($0.section).\($0.item)" } }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      fetched += names(indexPaths)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += names(indexPaths)
    }
  }

  @Test func itemsAlongAnOrthogonalSectionArePrefetchedAndCancelled() {
    let scene = CollectionScene(rows: [50, 50])
    let loader = Loader()
    scene.view.prefetchDataSource = loader
    scene.view.setNeedsLayout()
    scene.layOut()
    expectEqual(loader.fetched, ["0.3", "0.4", "1.3", "1.4"], "half a row beyond each")
    loader.fetched = []
    scene.scrollRow(1, to: 110)
    expect(loader.fetched == ["1.5"] && loader.cancelled == [])
    loader.fetched = []
    scene.scrollRow(1, to: 2200)
    expect(loader.fetched == ["1.23", "1.24"] && loader.cancelled == ["1.4", "1.5"])
    loader.fetched = []
    scene.scrollRow(1, to: 2100)
    expectEqual(loader.fetched, ["1.18", "1.17"], "the other way, the nearest first")
    scene.view.isPrefetchingEnabled = false
    scene.layOut()
    expect(loader.cancelled.suffix(2).sorted() == ["1.17", "1.18"] || loader.cancelled.contains("0.3"))
  }

  @Test func upcomingOrthogonalSectionsArePrefetched() {
    let scene = CollectionScene(rows: Array(repeating: 50, count: 20))
    let loader = Loader()
    scene.view.prefetchDataSource = loader
    scene.view.setNeedsLayout()
    scene.layOut()
    let below = loader.fetched.filter { $0.hasPrefix("6.") || $0.hasPrefix("7.") }
    expectEqual(below, ["6.0", "6.1", "6.2", "7.0", "7.1", "7.2"], "as much as will be seen")
  }
}
