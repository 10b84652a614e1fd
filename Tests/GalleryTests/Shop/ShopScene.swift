import Expectations
import Foundation
import ScreenTesting
import Synchronization
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

/// A shop that fares as a test says, and its page on a screen, made in either way.
@MainActor
final class ShopScene {
  enum Way: String, CaseIterable, Sendable {
    case trestle, plain
  }

  /// Lines about what was left out or did not come.
  final class Report: Sendable {
    private let held = Mutex<[String]>([])
    var lines: [String] { held.withLock { $0 } }
    func add(_ line: String) { held.withLock { $0.append(line) } }
  }

  let sample: SampleShop
  let report = Report()
  let clock = ManualClock()
  /// Says when delays and patience end.
  let patience = ManualClock()
  let shop: ShopModel
  let controller: UIViewController
  private(set) var screen: MountedScreen!

  init(_ way: Way, _ behaviour: SampleShop.Behaviour = .whole, folder: URL = GalleryResources.folder) {
    sample = SampleShop(folder: folder, behaviour, clock: patience)
    shop = ShopModel(service: ShopService(sample, clock: patience, report: report.add), bannerClock: clock)
    controller = way == .plain ? PlainShopViewController(shop: shop) : ShopViewController(shop: shop)
  }

  var collection: UICollectionView {
    (controller as? PlainShopViewController)?.collectionView ?? (controller as? ShopViewController)?.collectionView
      ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  var pager: ShopPager? {
    (controller as? PlainShopViewController)?.pager ?? (controller as? ShopViewController)?.pager
  }

  func mount(_ look: ScreenLook = ScreenLook.all[0], height: CGFloat = 1200) {
    screen = look.mount(controller, height: height)
  }

  /// Waits until everything has come or failed, and is shown.
  func load() async throws {
    await shop.settled()
    try await settle()
  }

  /// Lets the list follow the model, and what moves come to rest.
  func settle() async throws {
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
  }

  /// The headers and rows on screen, section by section. Rows that scroll sideways are one line.
  var rows: [[String]] {
    var sections: [Int: [String]] = [:]
    for path in collection.indexPathsForVisibleItems.sorted() {
      guard let cell = collection.cellForItem(at: path) else { continue }
      if sections[path.section] == nil { sections[path.section] = header(path.section).map { ["# \($0)"] } ?? [] }
      let line = describe(cell, path.section)
      if sections[path.section]?.last != line { sections[path.section]?.append(line) }
    }
    return sections.sorted { $0.key < $1.key }.map(\.value)
  }

  private func header(_ section: Int) -> String? {
    let view = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    return view.flatMap { Self.texts($0).first }
  }

  private func describe(_ cell: UICollectionViewCell, _ section: Int) -> String {
    switch cell {
    case is BannerCell: "carousel of \(collection.numberOfItems(inSection: section))"
    case is ShelfItemCell: "shelf of \(collection.numberOfItems(inSection: section))"
    case is SignInCell: "sign in"
    default: Self.texts(cell).joined(separator: "; ")
    }
  }

  /// The texts that can be seen in a view.
  static func texts(_ view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.flatMap(texts)
  }

  func cell<Cell: UICollectionViewCell>(_ type: Cell.Type) throws -> Cell {
    try require(
      collection.indexPathsForVisibleItems.sorted().lazy.compactMap { self.collection.cellForItem(at: $0) as? Cell }
        .first)
  }

  /// The frame of a section's first row on screen, from the left to the right edge.
  func frame(ofSection section: Int) throws -> CGRect {
    let path = IndexPath(item: 0, section: section)
    let cell = try require(collection.cellForItem(at: path))
    let frame = cell.convert(cell.bounds, to: nil)
    return CGRect(x: 0, y: frame.minY, width: screen.size.width, height: frame.height)
  }

  /// Taps the button with a title.
  func tap(_ title: String, in view: UIView? = nil) throws {
    func labels(_ view: UIView) -> [UILabel] {
      guard !view.isHidden else { return [] }
      return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    let button = try require(labels(view ?? collection).first { $0.text == title }, "no button \(title)")
    let frame = button.convert(button.bounds, to: nil)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
