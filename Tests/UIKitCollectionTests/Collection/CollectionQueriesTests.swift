import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// Each row of the table of questions in `Sources/UIKitLists/Collection/README.md`.
@MainActor @Suite struct CollectionQueriesTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func unloaded(_ source: CollectionSource) -> UICollectionView {
    let layout = CollectionScene.makeLayout { $0.headerReferenceSize = CGSize(width: 320, height: 30) }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    view.register(TestBand.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "band")
    view.dataSource = source
    return view
  }

  private func cells(_ source: CollectionSource) -> Int { source.trace.lines.filter { $0.hasPrefix("cell") }.count }

  @Test func settingPropertiesDoesNotQueryTheDataSource() {
    let source = CollectionSource(items: [3])
    let view = unloaded(source)
    view.delegate = CollectionRecorder(trace: Trace())
    view.allowsMultipleSelection = true
    view.reloadData()
    expectEqual(view.contentSize, .zero, "the size of the content is as of the last layout")
    expectEqual(view.indexPathsForSelectedItems, [])
    expect(source.trace.lines.isEmpty)
  }

  @Test func queryingCountsAsksOnceAndCreatesNoViews() {
    let source = CollectionSource(items: [3, 2])
    let view = unloaded(source)
    expectEqual(view.numberOfSections, 2)
    expectEqual(view.numberOfItems(inSection: 1), 2)
    expectEqual(source.trace.lines, ["sections", "items 0", "items 1"])
    view.reloadData()
    source.items[1].append("more")
    expectEqual(view.numberOfItems(inSection: 1), 3)
  }

  @Test(arguments: ["item", "header", "point"])
  func queryingAttributesPreparesTheLayoutAndCreatesNoViews(question: String) {
    let source = CollectionSource(items: [3, 2])
    let view = unloaded(source)
    switch question {
    case "item":
      expectEqual(view.layoutAttributesForItem(at: path(0, 1))?.frame, CGRect(x: 0, y: 160, width: 100, height: 100))
    case "header":
      let attributes = view.layoutAttributesForSupplementaryElement(ofKind: header, at: path(0, 1))
      expectEqual(attributes?.frame.minY, 130)
    default: expectEqual(view.indexPathForItem(at: CGPoint(x: 150, y: 200)), path(1, 1))
    }
    expectEqual(cells(source), 0)
    expectEqual(view.contentSize.height, 260, "preparing a layout takes over the size of its content")
  }

  @Test(arguments: ["cell", "path", "cells", "paths", "view", "views", "places", "place"])
  func queryingViewsLaysThemOut(question: String) throws {
    let source = CollectionSource(items: [3])
    let view = unloaded(source)
    for count in [3, 1, 4] {
      source.items = [(0..<count).map { "item \($0) of \(count)" }]
      view.reloadData()
      source.trace.lines = []
      switch question {
      case "cell":
        let cell = view.cellForItem(at: path(count - 1)) as? TestCollectionCell
        expectEqual(cell?.name, "item \(count - 1) of \(count)")
      case "path":
        let cell = try require(
          view.subviews.compactMap { $0 as? TestCollectionCell }.first ?? view.visibleCells.first as? TestCollectionCell
        )
        expect(view.indexPath(for: cell).map { $0.item < count } != false)
      case "cells": expectEqual(view.visibleCells.count, count)
      case "paths": expectEqual(view.indexPathsForVisibleItems, (0..<count).map { path($0) })
      case "view": expect(view.supplementaryView(forElementKind: header, at: path(0)) is TestBand)
      case "views": expectEqual(view.visibleSupplementaryViews(ofKind: header).count, 1)
      case "places": expectEqual(view.indexPathsForVisibleSupplementaryElements(ofKind: header), [path(0)])
      default:
        let band = try require(view.visibleSupplementaryViews(ofKind: header).first)
        expectEqual(view.indexPath(forSupplementaryView: band), path(0))
      }
      expectEqual(cells(source), count)
      _ = view.cellForItem(at: path(0))
      expectEqual(cells(source), count, "what is up to date is not laid out again")
    }
  }

  @Test func aLayoutSeesThePreviousCellsWhileItPrepares() {
    final class Curious: UICollectionViewFlowLayout {
      var answers: [Int] = []
      override func prepare() {
        super.prepare()
        answers.append(collectionView?.visibleCells.count ?? -1)
      }
    }
    let layout = Curious()
    layout.itemSize = CGSize(width: 100, height: 100)
    let scene = CollectionScene(layout, items: [5])
    expectEqual(layout.answers, [0])
    scene.source.items[0].append("more")
    scene.view.reloadData()
    expect(scene.view.layoutAttributesForItem(at: path(5)) != nil)
    expectEqual(layout.answers.last, 5)
    expectEqual(scene.view.visibleCells.count, 6)
  }

  @Test func queriesWithinABatchReturnTheItemsBeforeIt() {
    let scene = CollectionScene(items: [3])
    scene.view.performBatchUpdates {
      scene.source.items[0].removeFirst()
      scene.view.deleteItems(at: [path(0)])
      expectEqual(scene.cell(0)?.name, "0.0")
      expectEqual(scene.view.numberOfItems(inSection: 0), 3)
    }
    expectEqual(scene.cell(0)?.name, "0.1")
  }
}
