import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// A diffable data source goes with its list in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct DiffableLeavingTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func theScreenMayBeReleasedInDiffableTableCallbacks() throws {
    try Use(
      name: "diffable table", calls: ["cell", "completion", "completion of a reload"],
      build: { holdings in
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [weak holdings] table, path, _ in
          holdings?.tell("cell")
          return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        holdings.hold(source)
        holdings.show(table)
      },
      perform: { holdings in
        @MainActor func apply(_ items: [Int], animated: Bool) {
          holdings.held(UITableViewDiffableDataSource<Int, Int>.self)?
            .apply(Self.snapshot(items), animatingDifferences: animated) { [weak holdings] in
              holdings?.tell("completion")
            }
        }
        apply([1, 2, 3], animated: false)
        holdings.screen.advance(frames: 2)
        apply([3, 4, 1], animated: true)
        holdings.screen.advance(frames: 2)
        apply([5, 4, 6, 1], animated: true)
        holdings.screen.advance(by: 1)
        holdings.held(UITableViewDiffableDataSource<Int, Int>.self)?
          .applySnapshotUsingReloadData(Self.snapshot([7, 8])) { [weak holdings] in
            holdings?.tell("completion of a reload")
          }
        holdings.screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInDiffableCollectionCallbacks() throws {
    try Use(
      name: "diffable collection view", calls: ["cell", "completion", "supplementary view"],
      build: { holdings in
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 20, height: 20)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "view")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          [weak holdings] view, path, _ in
          holdings?.tell("cell")
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source.supplementaryViewProvider = { [weak holdings] view, kind, path in
          holdings?.tell("supplementary view")
          return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
        holdings.hold(source)
        holdings.show(view)
      },
      perform: { holdings in
        @MainActor func apply(_ items: [Int], animated: Bool) {
          holdings.held(UICollectionViewDiffableDataSource<Int, Int>.self)?
            .apply(Self.snapshot(items), animatingDifferences: animated) { [weak holdings] in
              holdings?.tell("completion")
            }
        }
        apply([1, 2, 3], animated: false)
        holdings.screen.advance(frames: 2)
        apply([3, 4, 1], animated: true)
        holdings.screen.advance(frames: 2)
        apply([5, 4, 6, 1], animated: true)
        holdings.screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }
}
