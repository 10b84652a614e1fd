import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

/// `TRESTLE_RECORD=1` writes the goldens anew; look at them before you keep them.
@MainActor @Suite("The page of a shop")
struct ShopScreenTests {
  static let ranking = [
    "# Most wanted", "1; Moonlit sea; 410 kr", "2; Dunes at noon, framed in oak; 620 kr",
    "3; Still life with pears; 280 kr", "4; Misty forest, large; 390 kr", "5; Tea for two; 340 kr",
  ]
  static let shelf = ["# New prints", "shelf of 6"]

  @Test("shows the parts that are loading, and then their content", arguments: ShopScene.Way.allCases)
  func loading(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way)
    scene.mount()
    expectEqual(scene.rows, [["The news …"], ["sign in"], ["The new prints …"], ["The ranking …"]])
    try await scene.load()
    expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, Self.ranking])
    expect(scene.report.lines.isEmpty)
    expectNil(scene.collection.invariantViolation())
  }

  @Test("is asked for once a part, and once a picture", arguments: ShopScene.Way.allCases)
  func requests(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way)
    scene.mount()
    try await scene.load()
    let requests = scene.sample.requests
    expectEqual(Set(requests).count, requests.count)
    expectEqual(
      requests.filter { $0.hasPrefix("shop/") }.sorted(),
      [
        "shop/banners.json", "shop/ranking.json", "shop/shelf.json",
      ])
    expectEqual(requests.count, 3 + 8)
  }

  @Test("names the parts that failed, shows the others, and retries", arguments: ShopScene.Way.allCases)
  func failures(_ way: ShopScene.Way) async throws {
    let faults: [(SampleShop.Behaviour.Answer, ShopFault)] = [
      (.refused, .refused(503)), (.truncated, .unreadable), (.broken, .unreachable),
    ]
    for (answer, fault) in faults {
      let scene = ShopScene(way, SampleShop.Behaviour(answer: answer, paths: ["shop/ranking"]))
      scene.mount()
      try await scene.load()
      let failure = ["The ranking did not come. \(fault.text); Try again"]
      expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, failure])
      expect(scene.report.lines.count == 1 && scene.report.lines[0].hasPrefix("shop/ranking.json: "))
      scene.sample.behaviour = .whole
      try scene.tap("Try again")
      try await scene.load()
      expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, Self.ranking])
      expectEqual(scene.sample.requests.filter { $0 == "shop/shelf.json" }.count, 1)
    }
  }

  @Test("waits for a slow shop, and shows parts as they arrive", arguments: ShopScene.Way.allCases)
  func slowness(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way, SampleShop.Behaviour(delay: .seconds(3), paths: ["shop/ranking"]))
    scene.mount()
    await waitUntil { scene.shop.banners.content != nil && scene.shop.shelf.content != nil }
    await scene.shop.pictures.settled()
    try await scene.settle()
    expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, ["The ranking …"]])
    scene.patience.advance(by: .seconds(3))
    try await scene.load()
    expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, Self.ranking])
    expect(scene.report.lines.isEmpty)
  }

  @Test("stops waiting for a shop that never answers after its timeout", arguments: ShopScene.Way.allCases)
  func patience(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way, SampleShop.Behaviour(answer: .silent, paths: ["shop/ranking"]))
    scene.mount()
    await waitUntil { scene.shop.banners.content != nil && scene.shop.shelf.content != nil }
    await scene.shop.pictures.settled()
    await waitUntil { scene.patience.sleeperCount == 1 }
    scene.patience.advance(by: ShopService.patience - .seconds(1))
    try await scene.settle()
    expectEqual(scene.rows.last, ["The ranking …"])
    scene.patience.advance(by: .seconds(1))
    try await scene.load()
    expectEqual(scene.rows.last, ["The ranking did not come. \(ShopFault.unreachable.text); Try again"])
    expectEqual(scene.sample.givenUp, ["shop/ranking.json"])
    scene.sample.behaviour = .whole
    try scene.tap("Try again")
    try await scene.load()
    expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, Self.ranking])
  }

  @Test("makes no more requests when it is left", arguments: ShopScene.Way.allCases)
  func leaving(_ way: ShopScene.Way) async throws {
    weak var shop: ShopModel?
    weak var controller: UIViewController?
    let sample: SampleShop
    do {
      let scene = ShopScene(way, SampleShop.Behaviour(answer: .silent, paths: ["shop/ranking", "pictures/"]))
      scene.mount()
      (shop, controller) = (scene.shop, scene.controller)
      sample = scene.sample
      await waitUntil { scene.sample.requests.count == 3 + 8 }
      try await scene.settle()
      expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, ["The ranking …"]])
    }
    await waitUntil { shop == nil && controller == nil && sample.givenUp.count == 1 + 8 }
    expect(shop == nil && controller == nil)
    expectEqual(
      sample.givenUp.sorted(),
      sample.requests.filter { $0 == "shop/ranking.json" || $0.hasPrefix("pictures/") }.sorted())
  }

  @Test("has no section for an empty part", arguments: ShopScene.Way.allCases)
  func empty(_ way: ShopScene.Way) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("shop"), withIntermediateDirectories: true)
    for (name, text) in [
      ("banners", #"{"banners": []}"#), ("shelf", #"{"title": "New", "items": []}"#),
      ("ranking", #"{"title": "Most wanted", "items": [{"id": "a", "name": "A", "price": 1, "picture": "none.png"}]}"#),
    ] { try Data(text.utf8).write(to: folder.appendingPathComponent("shop/\(name).json")) }
    let scene = ShopScene(way, folder: folder)
    scene.mount()
    try await scene.load()
    expectEqual(scene.rows, [["sign in"], ["# Most wanted", "1; A; 1 kr"]])
    expectEqual(scene.report.lines, ["none.png: status 404"])
    expectEqual(scene.shop.pictures.picture("none.png"), .failed)
  }

  @Test("asks again for pictures that did not come when one of them is tapped", arguments: ShopScene.Way.allCases)
  func pictures(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way, SampleShop.Behaviour(answer: .refused, paths: ["pictures/misty"]))
    scene.mount()
    try await scene.load()
    expect(scene.rows.count == 4 && scene.shop.pictures.picture("pictures/misty-forest.jpg") == .failed)
    scene.sample.behaviour = .whole
    let item = try scene.cell(ShelfItemCell.self)
    let frame = item.convert(item.bounds, to: nil)
    scene.screen.tap(at: CGPoint(x: frame.midX, y: frame.minY + 20))
    try await scene.load()
    expect(scene.shop.pictures.picture("pictures/misty-forest.jpg").image != nil)
  }

  @Test("offers to sign in while the user is signed out", arguments: ShopScene.Way.allCases)
  func signingIn(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way)
    scene.mount()
    try await scene.load()
    try scene.tap("Sign in")
    try await scene.settle()
    expect(scene.shop.isSignedIn)
    expectEqual(scene.rows, [["carousel of 4"], Self.shelf, Self.ranking])
    let bar = try require(scene.controller.navigationController?.navigationBar)
    try scene.tap("Sign out", in: bar)
    try await scene.settle()
    expectEqual(scene.rows, [["carousel of 4"], ["sign in"], Self.shelf, Self.ranking])
    expectNil(scene.collection.invariantViolation())
  }

  @Test("leads to all of a section", arguments: ShopScene.Way.allCases)
  func more(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way)
    scene.mount()
    try await scene.load()
    try scene.tap(
      "More",
      in: scene.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2)))
    try await scene.settle()
    let page = try require(scene.controller.navigationController?.topViewController as? ShopItemsViewController)
    expect(page.title == "New prints" && page.collectionView.numberOfItems(inSection: 0) == 6)
  }

  @Test(
    "is reloaded when it is pulled, and keeps its content if that fails", arguments: ShopScene.Way.allCases)
  func refreshing(_ way: ShopScene.Way) async throws {
    let scene = ShopScene(way)
    scene.mount(height: 844)
    try await scene.load()
    scene.sample.behaviour = SampleShop.Behaviour(answer: .refused, paths: ["shop/shelf"])
    scene.screen.drag(from: CGPoint(x: 160, y: 420), to: CGPoint(x: 160, y: 800), hold: 0.3)
    for _ in 0..<20 { await Task.yield() }
    await scene.shop.settled()
    for _ in 0..<200 where scene.collection.refreshControl?.isRefreshing != false { await Task.yield() }
    try await scene.settle()
    expectEqual(scene.collection.refreshControl?.isRefreshing, false)
    expectEqual(scene.sample.requests.filter { $0 == "shop/banners.json" }.count, 2)
    expectEqual(
      Array(scene.rows[2...3]),
      [
        Self.shelf, ["The new prints did not come. \(ShopFault.refused(503).text); Try again"],
      ])
  }

  // MARK: Looks

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) async throws {
    let scene = ShopScene(.trestle, SampleShop.Behaviour(answer: .refused, paths: ["pictures/still"]))
    scene.mount(look, height: 1000)
    scene.collection.showsVerticalScrollIndicator = false
    try await scene.load()
    expectGolden(scene.screen.picture, look.name)
    let row = try scene.frame(ofSection: look.textSize == .large ? 2 : 1)
      .intersection(CGRect(origin: .zero, size: scene.screen.size))
    if !row.isEmpty { expectGoldenNoticesMistakes(look.name, row: row, scale: scene.screen.scale) }
  }

  @Test("looks the same in both ways")
  func ways() async throws {
    var pictures: [Data?] = []
    for way in ShopScene.Way.allCases {
      let scene = ShopScene(way)
      scene.mount()
      try await scene.load()
      pictures.append(UIImage(cgImage: scene.screen.picture).pngData())
    }
    expectEqual(pictures[0], pictures[1])
  }

  @Test("names missing parts as in the golden picture", arguments: ScreenLook.all)
  func troubles(_ look: ScreenLook) async throws {
    let scene = ShopScene(.plain, SampleShop.Behaviour(answer: .refused, paths: ["shop/ranking", "pictures/"]))
    scene.mount(look, height: 1000)
    scene.collection.showsVerticalScrollIndicator = false
    try await scene.load()
    expectGolden(scene.screen.picture, "troubles \(look.name)")
    let row = try scene.frame(ofSection: look.textSize == .large ? 3 : 0)
    expectGoldenNoticesMistakes("troubles \(look.name)", row: row, scale: scene.screen.scale)
  }

  @Test("shows that it is loading as in the golden picture")
  func waiting() throws {
    let scene = ShopScene(.plain, SampleShop.Behaviour(answer: .silent))
    scene.mount(height: 700)
    expectGolden(scene.screen.picture, "waiting")
    let row = try scene.frame(ofSection: 0)
    expectGoldenNoticesMistakes("waiting", row: row, scale: scene.screen.scale)
  }
}
