import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("Pulling a list to refresh it")
struct PullToRefreshTests {
  @MainActor final class Source {
    var refreshes = 0
    var isCancelled = false
    var answer: CheckedContinuation<Void, Never>?

    func refresh() async {
      refreshes += 1
      await withTaskCancellationHandler {
        await withCheckedContinuation { answer = $0 }
      } onCancel: {
        Task { @MainActor in
          self.isCancelled = true
          self.answer?.resume()
        }
      }
    }
  }

  private func list(_ ids: Range<Int>, _ source: Source) -> RowList {
    ListScene.posts(ids).onRefresh { await source.refresh() }
  }

  private func pull(_ screen: MountedScreen) {
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420), hold: 0.3)
  }

  @Test("the refresh control turns until the answer arrives; its rows appear at the top")
  func refresh() async throws {
    let scene = ListScene()
    let source = Source()
    try scene.show(list(0..<30, source))
    let control = try require(scene.table.refreshControl)
    pull(scene.screen)
    try require(await waitUntil { source.answer != nil })
    scene.screen.advance(by: 1)
    expect(control.isRefreshing && source.refreshes == 1)
    scene.adapter.apply(list(-2..<30, source))
    scene.screen.advance(by: 1)
    expectEqual(scene.texts.first, "-2")
    source.answer?.resume()
    try require(await waitUntil { !control.isRefreshing })
    try scene.screen.settle()
    expect(scene.table.contentOffset.y == 0 && scene.table.refreshControl === control)
    scene.expectSound()
  }

  @Test("a list without refreshing cannot be pulled, and a running refresh is cancelled")
  func noRefresh() async throws {
    let scene = ListScene()
    let source = Source()
    try scene.show(ListScene.posts(0..<30))
    expectNil(scene.table.refreshControl)
    try scene.show(list(0..<30, source))
    pull(scene.screen)
    try require(await waitUntil { source.answer != nil })
    scene.adapter.apply(ListScene.posts(0..<30))
    scene.screen.advance(by: 1)
    expectNil(scene.table.refreshControl)
    try require(await waitUntil { source.isCancelled })
  }

  @Test("a refresh control of the app is kept")
  func ownControl() throws {
    let scene = ListScene()
    let own = UIRefreshControl()
    scene.table.refreshControl = own
    try scene.show(list(0..<30, Source()))
    expect(scene.table.refreshControl === own)
    try scene.show(ListScene.posts(0..<30))
    expect(scene.table.refreshControl === own)
  }
}
