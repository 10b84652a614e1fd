import Foundation
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

  var table: UITableView {
    (controller as? PlainShopViewController)?.tableView ?? (controller as? ShopViewController)?.tableView
      ?? UITableView()
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

  /// The rows on screen, section by section.
  var rows: [[String]] {
    var sections: [Int: [String]] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      sections[path.section, default: []].append(table.cellForRow(at: path).map(Self.describe) ?? "nothing")
    }
    return sections.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func describe(_ cell: UITableViewCell) -> String {
    switch cell {
    case let cell as CarouselCell: "carousel of \(cell.collectionView.numberOfItems(inSection: 0))"
    case let cell as ShelfCell: "shelf of \(cell.collectionView.numberOfItems(inSection: 0))"
    case is SignInCell: "sign in"
    case is ShopHeaderCell: "# \(texts(cell).first ?? "")"
    default: texts(cell).joined(separator: "; ")
    }
  }

  /// The texts that can be seen in a view.
  static func texts(_ view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.flatMap(texts)
  }

  func cell<Cell: UITableViewCell>(_ type: Cell.Type) throws -> Cell {
    try #require(table.visibleCells.compactMap { $0 as? Cell }.first)
  }

  /// Taps the button with a title.
  func tap(_ title: String, in view: UIView? = nil) throws {
    func labels(_ view: UIView) -> [UILabel] {
      guard !view.isHidden else { return [] }
      return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    let button = try #require(labels(view ?? table).first { $0.text == title }, "no button \(title)")
    let frame = button.convert(button.bounds, to: nil)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
