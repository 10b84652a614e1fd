import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollTargetLayoutTests {
  private func targets(_ view: some View, in rect: CGRect) throws -> [ScrollTargetNode.Target] {
    let hosted = Hosted(ScrollView { view }, width: 300, height: 200)
    try hosted.screen.settle()
    let scroll = try require(hosted.views.lazy.compactMap { $0 as? FollowedScrollView }.first)
    return try require(scroll.leaf).follower.targets(in: rect)
  }

  private var boxes: some View { ForEach(0..<10) { _ in Box(width: 100, height: 40) } }
  private let seen = CGRect(x: 0, y: 50, width: 300, height: 100)

  @Test func viewsOfAStackAreScrollTargets() throws {
    let found = try targets(VStack(spacing: 0) { boxes }.scrollTargetLayout(), in: seen)
    expectEqual(found.map(\.ids), [[1], [2], [3]].map { $0.map { AnyHashable($0) } })
    expectEqual(found.map(\.rect.minY), [40, 80, 120])
  }

  @Test func rowsOfALazyStackAreScrollTargets() throws {
    let found = try targets(LazyVStack(spacing: 10) { boxes }.padding(.top, 10).scrollTargetLayout(), in: seen)
    expectEqual(found.map(\.ids), [[0], [1], [2]].map { $0.map { AnyHashable($0) } })
    expectEqual(found.map(\.rect), [10, 60, 110].map { CGRect(x: 0, y: $0, width: 300, height: 40) })
  }

  @Test func nestedAndDisabledLayoutsAddNoScrollTargets() throws {
    let nested = VStack(spacing: 0) {
      VStack(spacing: 0) { boxes }.scrollTargetLayout()
    }
    expectEqual(try targets(nested.scrollTargetLayout(), in: seen).count, 1)
    expectEqual(try targets(nested.scrollTargetLayout(isEnabled: false), in: seen).count, 3)
    expect(try targets(VStack { boxes }.scrollTargetLayout(isEnabled: false), in: seen).isEmpty)
  }
}
