import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct RefreshingTests {
  @MainActor private final class Log { var count = 0 }

  @Test func aPullRefreshesTheList() async throws {
    let log = Log()
    let hosted = Hosted(List(0..<30) { Text("\($0)") }.refreshable { log.count += 1 }, width: 390, height: 500)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    let control = try require(list.refreshControl)
    hosted.screen.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 420), duration: 0.4)
    try await hosted.screen.settle { log.count == 1 && !control.isRefreshing }
    expect(log.count == 1 && !control.isRefreshing)
  }

  @Test func withoutRefreshableThereIsNoRefreshControl() throws {
    let hosted = Hosted(List { Text("a") }, width: 390, height: 300)
    try hosted.screen.settle()
    expectNil((hosted.views.first as? UICollectionView)?.refreshControl)
  }

  @Test func viewsReadTheRefreshAction() async {
    struct Refresher: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "no" : "yes") }
    }
    expectEqual(Hosted(Refresher()).texts, ["no"])
    expectEqual(Hosted(Refresher().refreshable {}).texts, ["yes"])
    let log = Log()
    await RefreshAction { await MainActor.run { log.count += 1 } }()
    expectEqual(log.count, 1)
  }

  @Test func aPullRefreshesAScrollView() async throws {
    let log = Log()
    let hosted = Hosted(
      ScrollView { Color.red.frame(width: 100, height: 900) }.refreshable { log.count += 1 }, width: 390, height: 500)
    try hosted.screen.settle()
    let view = try require(hosted.views.first as? UIScrollView)
    let control = try require(view.refreshControl)
    hosted.screen.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 420), duration: 0.4)
    try await hosted.screen.settle { log.count == 1 && !control.isRefreshing }
    expect(log.count == 1 && !control.isRefreshing)
    let sideways = Hosted(ScrollView(.horizontal) { Text("a") }.refreshable {}, width: 390, height: 300)
    expectNil((sideways.views.first as? UIScrollView)?.refreshControl)
  }
}
