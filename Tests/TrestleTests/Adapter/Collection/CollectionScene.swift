import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// A collection view of an app's own on a screen, and the adapter that drives it.
@MainActor
final class CollectionScene {
  final class Controller: UIViewController {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func loadView() { view = collection }
  }

  let controller = Controller()
  let adapter: ListAdapter
  let screen: MountedScreen
  private(set) var problems: [ListProblem] = []
  var collection: UICollectionView { controller.collection }

  init(_ arrangement: SectionArrangement = .list(), size: CGSize = CGSize(width: 320, height: 480)) {
    adapter = ListAdapter(collectionView: controller.collection, arrangement: arrangement)
    screen = MountedScreen(controller, size: size)
    adapter.onProblem = { [weak self] in self?.problems.append($0) }
  }

  /// Texts in list cells of fixed height, in a section.
  static func texts(_ ids: some Sequence<Int>, version: Int = 0, height: CGFloat = 50) -> RowList {
    let posts = ids.map { Post(id: $0, text: "\($0)" + (version == 0 ? "" : " v\(version)")) }
    return RowList {
      RowSection("posts") {
        Rows(posts) { post in Row(post.id, Headline(post.text)).height(.fixed(height)) }
      }
    }
  }

  /// Shows a list and lets everything come to rest.
  func show(_ list: RowList, animated: Bool = false) throws {
    adapter.apply(list, animated: animated)
    try screen.settle()
    expectSound()
  }

  func cell(_ row: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
    try require(
      collection.cellForItem(at: IndexPath(item: row, section: section)) as? UICollectionViewListCell,
      "row \(section).\(row) has no list cell")
  }

  /// The texts of the visible cells, in the order of the list.
  var texts: [String] {
    collection.indexPathsForVisibleItems.sorted().compactMap {
      (collection.cellForItem(at: $0)?.contentView as? LabelContentView)?.text
    }
  }

  /// The frames of the visible cells on screen, in the order of the list.
  var frames: [CGRect] {
    collection.indexPathsForVisibleItems.sorted().compactMap { path in
      collection.cellForItem(at: path).map { $0.convert($0.bounds, to: collection.superview) }
    }
  }

  func expectSound(_ location: SourceLocation = #_sourceLocation) {
    let violation = collection.invariantViolation()
    #expect(violation == nil, sourceLocation: location)
  }
}
