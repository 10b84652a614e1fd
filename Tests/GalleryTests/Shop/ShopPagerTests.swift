import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The pages of the shop's banners")
struct ShopPagerTests {
  private func makeScene(
    _ way: ShopScene.Way, _ look: ScreenLook = ScreenLook.all[0]
  ) async throws -> (ShopScene, ShopPager) {
    let scene = ShopScene(way)
    scene.mount(look)
    try await scene.load()
    return (scene, try require(scene.pager))
  }

  /// The number of the banner whose leading edge is that of the screen; nil while one moves.
  private func shownBanner(_ scene: ShopScene) -> Int? {
    scene.collection.indexPathsForVisibleItems.first { path in
      guard let cell = scene.collection.cellForItem(at: path) as? BannerCell else { return false }
      return cell.convert(cell.bounds, to: nil).minX == 0
    }?.item
  }

  /// The page that the dots show.
  private func dots(_ scene: ShopScene) throws -> Int {
    let footer = try require(
      scene.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        as? UICollectionViewListCell)
    return try require(footer.contentConfiguration as? PageDots).page
  }

  /// Lets time pass, and a page that comes come to rest.
  private func pass(_ duration: Duration, _ scene: ShopScene) async {
    await scene.clock.waitForSleepers(1)
    scene.clock.advance(by: duration)
    // One that woke sleeps again when it has turned the page.
    await scene.clock.waitForSleepers(1)
    scene.screen.advance(by: 0.7)
  }

  @Test("go on every three seconds, and from the last to the first", arguments: ShopScene.Way.allCases)
  func advancing(_ way: ShopScene.Way) async throws {
    let (scene, pager) = try await makeScene(way)
    expect(pager.page == 0 && pager.isAdvancing)
    await pass(CarouselPacer.interval - .milliseconds(200), scene)
    expectEqual(pager.page, 0)
    await pass(.milliseconds(200), scene)
    expectEqual(pager.page, 1)
    for page in [2, 3, 0] {
      await pass(CarouselPacer.interval, scene)
      try await scene.settle()
      expect(try pager.page == page && shownBanner(scene) == page && dots(scene) == page)
    }
  }

  @Test("pause while a finger is on them, and restart their interval afterwards", arguments: ShopScene.Way.allCases)
  func touching(_ way: ShopScene.Way) async throws {
    let (scene, pager) = try await makeScene(way)
    let cell = try scene.cell(BannerCell.self)
    let frame = cell.convert(cell.bounds, to: nil)
    await pass(.seconds(2), scene)
    // A long touch in one place, across the time at which the next page would come.
    scene.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 4)
    expect(pager.page == 0 && pager.isAdvancing)
    await pass(CarouselPacer.interval - .milliseconds(200), scene)
    expectEqual(pager.page, 0)
    await pass(.milliseconds(200), scene)
    expectEqual(pager.page, 1)
    scene.screen.drag(
      from: CGPoint(x: frame.maxX - 40, y: frame.midY), to: CGPoint(x: frame.minX + 40, y: frame.midY), duration: 0.2)
    scene.screen.advance(by: 1)
    expectEqual(pager.page, 2)
  }

  @Test("do not move while they are hidden", arguments: ShopScene.Way.allCases)
  func outOfSight(_ way: ShopScene.Way) async throws {
    let (scene, pager) = try await makeScene(way)
    try scene.tap("More")
    try scene.screen.settle()
    expect(!pager.isAdvancing)
    scene.controller.navigationController?.popViewController(animated: false)
    try scene.screen.settle()
    expect(pager.isAdvancing)
    scene.screen.resize(to: CGSize(width: 390, height: 400))
    scene.collection.contentOffset.y = 500
    try scene.screen.settle()
    expect(!pager.isAdvancing, "no banner is in sight")
    // At rest there is nothing that wakes the program but the next page.
    scene.collection.contentOffset.y = 0
    try scene.screen.settle()
    expect(pager.isAdvancing)
  }

  @Test("wait while they are partly hidden, and scroll nothing but themselves", arguments: ShopScene.Way.allCases)
  func scrolledPage(_ way: ShopScene.Way) async throws {
    let (scene, pager) = try await makeScene(way)
    scene.screen.resize(to: CGSize(width: 390, height: 500))
    try scene.screen.settle()
    scene.collection.contentOffset.y += 40
    try scene.screen.settle()
    let offset = scene.collection.contentOffset.y
    await pass(CarouselPacer.interval, scene)
    expect(pager.page == 0 && scene.collection.contentOffset.y == offset)
    scene.collection.contentOffset.y -= 40
    await pass(CarouselPacer.interval, scene)
    expect(pager.page == 1 && scene.collection.contentOffset.y == offset - 40)
  }

  @Test("keep the current page in another width, and begin at the leading edge", arguments: ShopScene.Way.allCases)
  func widths(_ way: ShopScene.Way) async throws {
    for look in [ScreenLook.all[0], ScreenLook.all[2]] {
      let (scene, pager) = try await makeScene(way, look)
      await pass(CarouselPacer.interval, scene)
      expectEqual(pager.page, 1, "\(look.name)")
      scene.screen.resize(to: CGSize(width: 600, height: 1200))
      expectEqual(pager.page, 1, "\(look.name)")
      expectEqual(shownBanner(scene), 1, "\(look.name)")
      let cell = try require(scene.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
      expect(cell.bounds.width == 600 && abs(cell.bounds.height - 300) < 1)
    }
  }

  @Test("do not move without a clock, as in a picture", arguments: ShopScene.Way.allCases)
  func stillness(_ way: ShopScene.Way) async throws {
    let (scene, pager) = try await makeScene(way)
    expect(pager.isAdvancing)
    pager.clock = nil
    expect(!pager.isAdvancing)
    pager.clock = scene.clock
    expect(pager.isAdvancing)
  }
}
