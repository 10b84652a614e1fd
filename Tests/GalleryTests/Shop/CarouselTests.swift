import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The shop's carousel")
struct CarouselTests {
  private func makeScene(_ look: ScreenLook = ScreenLook.all[0]) async throws -> (ShopScene, CarouselCell) {
    let scene = ShopScene(.plain)
    scene.mount(look)
    try await scene.load()
    return (scene, try scene.cell(CarouselCell.self))
  }

  /// Lets time pass, and a page that comes come to rest.
  private func pass(_ duration: Duration, _ scene: ShopScene) async {
    await scene.clock.waitForSleepers(1)
    scene.clock.advance(by: duration)
    // One that woke sleeps again when it has turned the page.
    await scene.clock.waitForSleepers(1)
    scene.screen.advance(by: 0.7)
  }

  @Test("goes on every three seconds, and from the last page to the first")
  func advancing() async throws {
    let (scene, cell) = try await makeScene()
    #expect(cell.page == 0 && cell.isAdvancing)
    await pass(CarouselPacer.interval - .milliseconds(200), scene)
    #expect(cell.page == 0)
    await pass(.milliseconds(200), scene)
    #expect(cell.page == 1)
    for page in [2, 3, 0] {
      await pass(CarouselPacer.interval, scene)
      #expect(cell.page == page)
    }
    #expect(cell.collectionView.contentOffset.x == 0)
  }

  @Test("is still while a finger is on it, and counts anew from then on")
  func touching() async throws {
    let (scene, cell) = try await makeScene()
    let frame = cell.convert(cell.bounds, to: nil)
    await pass(.seconds(2), scene)
    // A long touch in one place, across the time at which the next page would come.
    scene.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 4)
    #expect(cell.page == 0 && cell.isAdvancing)
    await pass(CarouselPacer.interval - .milliseconds(200), scene)
    #expect(cell.page == 0)
    await pass(.milliseconds(200), scene)
    #expect(cell.page == 1)
    scene.screen.drag(
      from: CGPoint(x: frame.maxX - 40, y: frame.midY), to: CGPoint(x: frame.minX + 40, y: frame.midY), duration: 0.2)
    scene.screen.advance(by: 1)
    #expect(cell.page == 2)
  }

  @Test("does not move while it is out of sight")
  func outOfSight() async throws {
    let (scene, cell) = try await makeScene()
    try scene.tap("More")
    try scene.screen.settle()
    #expect(!cell.isAdvancing)
    scene.controller.navigationController?.popViewController(animated: false)
    try scene.screen.settle()
    #expect(cell.isAdvancing)
    scene.screen.resize(to: CGSize(width: 390, height: 400))
    scene.table.contentOffset.y = 500
    try scene.screen.settle()
    #expect(!cell.isAdvancing, "the cell is hidden, or waits to be used again")
    // At rest there is nothing that wakes the program but the next page.
    scene.table.contentOffset.y = 0
    try scene.screen.settle()
    #expect(try scene.cell(CarouselCell.self).isAdvancing)
  }

  @Test("keeps its page in another width, and begins where reading does")
  func widths() async throws {
    for look in [ScreenLook.all[0], ScreenLook.all[2]] {
      let (scene, cell) = try await makeScene(look)
      await pass(CarouselPacer.interval, scene)
      #expect(cell.page == 1, "\(look.name)")
      scene.screen.resize(to: CGSize(width: 600, height: 1200))
      #expect(cell.page == 1, "\(look.name)")
      #expect(cell.bounds.width == 600 && abs(cell.bounds.height - 300) < 1)
    }
  }

  @Test("banners do not move without a clock, as in a picture")
  func stillness() async throws {
    let (scene, cell) = try await makeScene()
    #expect(cell.isAdvancing)
    cell.clock = nil
    #expect(!cell.isAdvancing)
    cell.clock = scene.clock
    #expect(cell.isAdvancing)
  }
}
